; ModuleID = 'tags.cl'
source_filename = "tags.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @tags(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
    #dbg_value(ptr addrspace(1) %0, !23, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !30)
    #dbg_value(ptr addrspace(1) %1, !24, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !30)
    #dbg_value(i32 %2, !25, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !30)
    #dbg_value(ptr addrspace(1) %0, !31, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
    #dbg_value(ptr addrspace(1) %1, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
    #dbg_value(i32 %2, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !57
    #dbg_value(i32 %4, !36, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
  %5 = or disjoint i32 %4, 65536, !dbg !58
    #dbg_value(i32 %4, !37, !DIExpression(DW_OP_constu, 65536, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !55)
    #dbg_value(i32 131072, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
    #dbg_value(i32 196608, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !59)
  %6 = icmp eq i32 %2, 0, !dbg !60
  %7 = zext nneg i32 %4 to i64
  br i1 %6, label %73, label %8, !dbg !61

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 176
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 192
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 208
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 288
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 304
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 224
  %16 = icmp eq i32 %4, 0
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 240
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 256
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 160
  br label %20, !dbg !61

20:                                               ; preds = %8, %67
  %21 = phi i32 [ 0, %8 ], [ %70, %67 ]
  %22 = phi i32 [ 131072, %8 ], [ %68, %67 ]
  %23 = phi i32 [ 196608, %8 ], [ %71, %67 ]
    #dbg_value(i32 %22, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
    #dbg_value(i32 %23, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !59)
  store i32 %23, ptr addrspace(1) %10, align 4, !dbg !62, !tbaa !9
  %24 = zext nneg i32 %21 to i64, !dbg !63
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %24, !dbg !63
  %26 = load i32, ptr addrspace(1) %25, align 4, !dbg !63, !tbaa !9
  %27 = add i32 %26, %4, !dbg !64
  %28 = and i32 %27, 65535, !dbg !65
  %29 = or disjoint i32 %28, 262144, !dbg !65
    #dbg_value(i32 %27, !41, !DIExpression(DW_OP_constu, 65535, DW_OP_and, DW_OP_constu, 262144, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !66)
  store i32 %29, ptr addrspace(1) %11, align 4, !dbg !67, !tbaa !9
  %30 = and i32 %27, 1, !dbg !68
  %31 = icmp eq i32 %30, 0, !dbg !68
  br i1 %31, label %46, label %32, !dbg !68

32:                                               ; preds = %20
  %33 = mul i32 %27, 3, !dbg !69
  %34 = and i32 %33, 65535, !dbg !70
  %35 = or disjoint i32 %34, 327680, !dbg !70
    #dbg_value(i32 %35, !44, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !71)
  store i32 %35, ptr addrspace(1) %12, align 4, !dbg !72, !tbaa !9
    #dbg_value(ptr addrspace(1) %0, !73, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(i32 %4, !78, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(i32 %35, !79, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(i32 %4, !80, !DIExpression(DW_OP_constu, 65536, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !83)
  %36 = xor i32 %35, %5, !dbg !85
  %37 = and i32 %36, 65535, !dbg !86
  %38 = or disjoint i32 %37, 655360, !dbg !86
    #dbg_value(i32 %36, !81, !DIExpression(DW_OP_constu, 65535, DW_OP_and, DW_OP_constu, 655360, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !83)
  store i32 %38, ptr addrspace(1) %13, align 4, !dbg !87, !tbaa !9
  %39 = mul nuw nsw i32 %36, 5, !dbg !88
  %40 = and i32 %39, 65535, !dbg !89
  %41 = or disjoint i32 %40, 720896, !dbg !89
    #dbg_value(i32 %39, !82, !DIExpression(DW_OP_constu, 65535, DW_OP_and, DW_OP_constu, 720896, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !83)
  store i32 %41, ptr addrspace(1) %14, align 4, !dbg !90, !tbaa !9
  %42 = xor i32 %39, %4, !dbg !91
  %43 = add nuw nsw i32 %42, %22, !dbg !92
  %44 = and i32 %43, 65535, !dbg !93
  %45 = or disjoint i32 %44, 131072, !dbg !93
    #dbg_value(i32 %45, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
  br label %67, !dbg !94

46:                                               ; preds = %20
  %47 = add i32 %27, %4, !dbg !95
  %48 = and i32 %47, 65535, !dbg !96
  %49 = or disjoint i32 %48, 393216, !dbg !96
    #dbg_value(i32 %47, !47, !DIExpression(DW_OP_constu, 65535, DW_OP_and, DW_OP_constu, 393216, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !97)
  store i32 %49, ptr addrspace(1) %15, align 4, !dbg !98, !tbaa !9
  %50 = xor i32 %47, %22, !dbg !99
  %51 = and i32 %50, 65535, !dbg !100
  %52 = or disjoint i32 %51, 131072, !dbg !100
    #dbg_value(i32 %52, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
    #dbg_value(i32 458752, !49, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !101)
  br i1 %16, label %67, label %53, !dbg !102

53:                                               ; preds = %46, %53
  %54 = phi i32 [ %59, %53 ], [ %52, %46 ]
  %55 = phi i32 [ %62, %53 ], [ 458752, %46 ]
    #dbg_value(i32 %54, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
    #dbg_value(i32 %55, !49, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !101)
  %56 = mul i32 %55, %27, !dbg !103
    #dbg_value(i32 %56, !51, !DIExpression(DW_OP_constu, 65534, DW_OP_and, DW_OP_constu, 524288, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !104)
  %57 = add i32 %54, %56, !dbg !105
  %58 = and i32 %57, 65535, !dbg !106
  %59 = or disjoint i32 %58, 131072, !dbg !106
    #dbg_value(i32 %59, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
  %60 = add nuw nsw i32 %55, 1, !dbg !107
  %61 = and i32 %60, 65535, !dbg !108
  %62 = or disjoint i32 %61, 458752, !dbg !108
    #dbg_value(i32 %62, !49, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !101)
  %63 = icmp samesign ult i32 %61, %4, !dbg !109
  br i1 %63, label %53, label %64, !dbg !102, !llvm.loop !110

64:                                               ; preds = %53
  %65 = and i32 %56, 65534, !dbg !112
  %66 = or disjoint i32 %65, 524288, !dbg !112
  store i32 %55, ptr addrspace(1) %17, align 4, !dbg !113, !tbaa !9
  store i32 %66, ptr addrspace(1) %18, align 4, !dbg !114, !tbaa !9
  br label %67, !dbg !102

67:                                               ; preds = %46, %64, %32
  %68 = phi i32 [ %45, %32 ], [ %59, %64 ], [ %52, %46 ], !dbg !115
    #dbg_value(i32 %68, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
  store i32 %68, ptr addrspace(1) %19, align 4, !dbg !116, !tbaa !9
  %69 = add nuw nsw i32 %23, 1, !dbg !117
  %70 = and i32 %69, 65535, !dbg !118
  %71 = or disjoint i32 %70, 196608, !dbg !118
    #dbg_value(i32 %71, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !59)
  %72 = icmp ult i32 %70, %2, !dbg !60
  br i1 %72, label %20, label %73, !dbg !61, !llvm.loop !119

73:                                               ; preds = %67, %3
  %74 = phi i32 [ 131072, %3 ], [ %68, %67 ], !dbg !55
  %75 = lshr i32 %74, 3, !dbg !121
  %76 = or i32 %75, 589824, !dbg !122
    #dbg_value(i32 %76, !54, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !55)
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7, !dbg !123
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 272, !dbg !123
  store i32 %76, ptr addrspace(1) %78, align 4, !dbg !123, !tbaa !9
    #dbg_value(ptr addrspace(1) %0, !73, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !124)
    #dbg_value(i32 %4, !78, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !124)
    #dbg_value(i32 %76, !79, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !124)
    #dbg_value(i32 %74, !80, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !124)
  %79 = xor i32 %76, %74, !dbg !126
  %80 = and i32 %79, 65535, !dbg !127
  %81 = or disjoint i32 %80, 655360, !dbg !127
    #dbg_value(i32 %79, !81, !DIExpression(DW_OP_constu, 65535, DW_OP_and, DW_OP_constu, 655360, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !124)
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 288, !dbg !128
  store i32 %81, ptr addrspace(1) %82, align 4, !dbg !128, !tbaa !9
  %83 = mul nuw nsw i32 %79, 5, !dbg !129
  %84 = and i32 %83, 65535, !dbg !130
  %85 = or disjoint i32 %84, 720896, !dbg !130
    #dbg_value(i32 %85, !82, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !124)
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 304, !dbg !131
  store i32 %85, ptr addrspace(1) %86, align 4, !dbg !131, !tbaa !9
  %87 = xor i32 %85, %74, !dbg !132
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 128, !dbg !133
  store i32 %87, ptr addrspace(1) %88, align 4, !dbg !133, !tbaa !9
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 144, !dbg !134
  store i32 %5, ptr addrspace(1) %89, align 4, !dbg !134, !tbaa !9
  ret void, !dbg !135
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_tags(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !32 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
    #dbg_value(ptr addrspace(1) %0, !31, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
    #dbg_value(ptr addrspace(1) %1, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
    #dbg_value(i32 %2, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !137
    #dbg_value(i32 %4, !36, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
  %5 = or disjoint i32 %4, 65536, !dbg !138
    #dbg_value(i32 %4, !37, !DIExpression(DW_OP_constu, 65536, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !136)
    #dbg_value(i32 131072, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
    #dbg_value(i32 196608, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !139)
  %6 = icmp eq i32 %2, 0, !dbg !140
  %7 = zext nneg i32 %4 to i64
  br i1 %6, label %20, label %8, !dbg !141

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 176
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 192
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 208
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 288
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 304
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 224
  %16 = icmp eq i32 %4, 0
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 240
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 256
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 160
  br label %37, !dbg !141

20:                                               ; preds = %84, %3
  %21 = phi i32 [ 131072, %3 ], [ %85, %84 ], !dbg !136
  %22 = lshr i32 %21, 3, !dbg !142
  %23 = or i32 %22, 589824, !dbg !143
    #dbg_value(i32 %23, !54, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7, !dbg !144
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 272, !dbg !144
  store i32 %23, ptr addrspace(1) %25, align 4, !dbg !144, !tbaa !9
    #dbg_value(ptr addrspace(1) %0, !73, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !145)
    #dbg_value(i32 %4, !78, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !145)
    #dbg_value(i32 %23, !79, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !145)
    #dbg_value(i32 %21, !80, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !145)
  %26 = xor i32 %23, %21, !dbg !147
  %27 = and i32 %26, 65535, !dbg !148
  %28 = or disjoint i32 %27, 655360, !dbg !148
    #dbg_value(i32 %26, !81, !DIExpression(DW_OP_constu, 65535, DW_OP_and, DW_OP_constu, 655360, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !145)
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 288, !dbg !149
  store i32 %28, ptr addrspace(1) %29, align 4, !dbg !149, !tbaa !9
  %30 = mul nuw nsw i32 %26, 5, !dbg !150
  %31 = and i32 %30, 65535, !dbg !151
  %32 = or disjoint i32 %31, 720896, !dbg !151
    #dbg_value(i32 %32, !82, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !145)
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 304, !dbg !152
  store i32 %32, ptr addrspace(1) %33, align 4, !dbg !152, !tbaa !9
  %34 = xor i32 %32, %21, !dbg !153
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 128, !dbg !154
  store i32 %34, ptr addrspace(1) %35, align 4, !dbg !154, !tbaa !9
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 144, !dbg !155
  store i32 %5, ptr addrspace(1) %36, align 4, !dbg !155, !tbaa !9
  ret void, !dbg !156

37:                                               ; preds = %8, %84
  %38 = phi i32 [ 0, %8 ], [ %87, %84 ]
  %39 = phi i32 [ 131072, %8 ], [ %85, %84 ]
  %40 = phi i32 [ 196608, %8 ], [ %88, %84 ]
    #dbg_value(i32 %39, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
    #dbg_value(i32 %40, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !139)
  store i32 %40, ptr addrspace(1) %10, align 4, !dbg !157, !tbaa !9
  %41 = zext nneg i32 %38 to i64, !dbg !158
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %41, !dbg !158
  %43 = load i32, ptr addrspace(1) %42, align 4, !dbg !158, !tbaa !9
  %44 = add i32 %43, %4, !dbg !159
  %45 = and i32 %44, 65535, !dbg !160
  %46 = or disjoint i32 %45, 262144, !dbg !160
    #dbg_value(i32 %44, !41, !DIExpression(DW_OP_constu, 65535, DW_OP_and, DW_OP_constu, 262144, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !161)
  store i32 %46, ptr addrspace(1) %11, align 4, !dbg !162, !tbaa !9
  %47 = and i32 %44, 1, !dbg !163
  %48 = icmp eq i32 %47, 0, !dbg !163
  br i1 %48, label %63, label %49, !dbg !163

49:                                               ; preds = %37
  %50 = mul i32 %44, 3, !dbg !164
  %51 = and i32 %50, 65535, !dbg !165
  %52 = or disjoint i32 %51, 327680, !dbg !165
    #dbg_value(i32 %52, !44, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !166)
  store i32 %52, ptr addrspace(1) %12, align 4, !dbg !167, !tbaa !9
    #dbg_value(ptr addrspace(1) %0, !73, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 %4, !78, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 %52, !79, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 %4, !80, !DIExpression(DW_OP_constu, 65536, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !168)
  %53 = xor i32 %52, %5, !dbg !170
  %54 = and i32 %53, 65535, !dbg !171
  %55 = or disjoint i32 %54, 655360, !dbg !171
    #dbg_value(i32 %53, !81, !DIExpression(DW_OP_constu, 65535, DW_OP_and, DW_OP_constu, 655360, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !168)
  store i32 %55, ptr addrspace(1) %13, align 4, !dbg !172, !tbaa !9
  %56 = mul nuw nsw i32 %53, 5, !dbg !173
  %57 = and i32 %56, 65535, !dbg !174
  %58 = or disjoint i32 %57, 720896, !dbg !174
    #dbg_value(i32 %56, !82, !DIExpression(DW_OP_constu, 65535, DW_OP_and, DW_OP_constu, 720896, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !168)
  store i32 %58, ptr addrspace(1) %14, align 4, !dbg !175, !tbaa !9
  %59 = xor i32 %56, %4, !dbg !176
  %60 = add nuw nsw i32 %59, %39, !dbg !177
  %61 = and i32 %60, 65535, !dbg !178
  %62 = or disjoint i32 %61, 131072, !dbg !178
    #dbg_value(i32 %62, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
  br label %84, !dbg !179

63:                                               ; preds = %37
  %64 = add i32 %44, %4, !dbg !180
  %65 = and i32 %64, 65535, !dbg !181
  %66 = or disjoint i32 %65, 393216, !dbg !181
    #dbg_value(i32 %64, !47, !DIExpression(DW_OP_constu, 65535, DW_OP_and, DW_OP_constu, 393216, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !182)
  store i32 %66, ptr addrspace(1) %15, align 4, !dbg !183, !tbaa !9
  %67 = xor i32 %64, %39, !dbg !184
  %68 = and i32 %67, 65535, !dbg !185
  %69 = or disjoint i32 %68, 131072, !dbg !185
    #dbg_value(i32 %69, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
    #dbg_value(i32 458752, !49, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !186)
  br i1 %16, label %84, label %70, !dbg !187

70:                                               ; preds = %63, %70
  %71 = phi i32 [ %76, %70 ], [ %69, %63 ]
  %72 = phi i32 [ %79, %70 ], [ 458752, %63 ]
    #dbg_value(i32 %71, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
    #dbg_value(i32 %72, !49, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !186)
  %73 = mul i32 %72, %44, !dbg !188
    #dbg_value(i32 %73, !51, !DIExpression(DW_OP_constu, 65534, DW_OP_and, DW_OP_constu, 524288, DW_OP_or, DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !189)
  %74 = add i32 %71, %73, !dbg !190
  %75 = and i32 %74, 65535, !dbg !191
  %76 = or disjoint i32 %75, 131072, !dbg !191
    #dbg_value(i32 %76, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
  %77 = add nuw nsw i32 %72, 1, !dbg !192
  %78 = and i32 %77, 65535, !dbg !193
  %79 = or disjoint i32 %78, 458752, !dbg !193
    #dbg_value(i32 %79, !49, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !186)
  %80 = icmp samesign ult i32 %78, %4, !dbg !194
  br i1 %80, label %70, label %81, !dbg !187, !llvm.loop !195

81:                                               ; preds = %70
  %82 = and i32 %73, 65534, !dbg !197
  %83 = or disjoint i32 %82, 524288, !dbg !197
  store i32 %72, ptr addrspace(1) %17, align 4, !dbg !198, !tbaa !9
  store i32 %83, ptr addrspace(1) %18, align 4, !dbg !199, !tbaa !9
  br label %84, !dbg !187

84:                                               ; preds = %63, %81, %49
  %85 = phi i32 [ %62, %49 ], [ %76, %81 ], [ %69, %63 ], !dbg !200
    #dbg_value(i32 %85, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !136)
  store i32 %85, ptr addrspace(1) %19, align 4, !dbg !201, !tbaa !9
  %86 = add nuw nsw i32 %40, 1, !dbg !202
  %87 = and i32 %86, 65535, !dbg !203
  %88 = or disjoint i32 %87, 196608, !dbg !203
    #dbg_value(i32 %88, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !139)
  %89 = icmp ult i32 %87, %2, !dbg !140
  br i1 %89, label %37, label %20, !dbg !141, !llvm.loop !204
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tags.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "4ef61ba09a49ea48eebf3007c5cf84c5")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 2, i32 0}
!8 = !{!"clang"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "tags", scope: !1, file: !1, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!14 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !15)
!15 = !{null, !16, !20, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !18, line: 38, baseType: !19)
!18 = !DIFile(filename: "opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!22 = !{!23, !24, !25}
!23 = !DILocalVariable(name: "out", arg: 1, scope: !13, file: !1, line: 18, type: !16)
!24 = !DILocalVariable(name: "in", arg: 2, scope: !13, file: !1, line: 18, type: !20)
!25 = !DILocalVariable(name: "n", arg: 3, scope: !13, file: !1, line: 18, type: !17)
!26 = !{i32 1, i32 1, i32 0}
!27 = !{!"none", !"none", !"none"}
!28 = !{!"uint*", !"uint*", !"uint"}
!29 = !{!"", !"const", !""}
!30 = !DILocation(line: 0, scope: !13)
!31 = !DILocalVariable(name: "out", arg: 1, scope: !32, file: !1, line: 18, type: !16)
!32 = distinct !DISubprogram(name: "tags", linkageName: "__clang_ocl_kern_imp_tags", scope: !1, file: !1, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !33)
!33 = !{!31, !34, !35, !36, !37, !38, !39, !41, !44, !47, !49, !51, !54}
!34 = !DILocalVariable(name: "in", arg: 2, scope: !32, file: !1, line: 18, type: !20)
!35 = !DILocalVariable(name: "n", arg: 3, scope: !32, file: !1, line: 18, type: !17)
!36 = !DILocalVariable(name: "lane", scope: !32, file: !1, line: 19, type: !17)
!37 = !DILocalVariable(name: "t1", scope: !32, file: !1, line: 20, type: !17)
!38 = !DILocalVariable(name: "t2", scope: !32, file: !1, line: 21, type: !17)
!39 = !DILocalVariable(name: "t3", scope: !40, file: !1, line: 22, type: !17)
!40 = distinct !DILexicalBlock(scope: !32, file: !1, line: 22, column: 5)
!41 = !DILocalVariable(name: "t4", scope: !42, file: !1, line: 24, type: !17)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 22, column: 68)
!43 = distinct !DILexicalBlock(scope: !40, file: !1, line: 22, column: 5)
!44 = !DILocalVariable(name: "t5", scope: !45, file: !1, line: 27, type: !17)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 26, column: 21)
!46 = distinct !DILexicalBlock(scope: !42, file: !1, line: 26, column: 13)
!47 = !DILocalVariable(name: "t6", scope: !48, file: !1, line: 31, type: !17)
!48 = distinct !DILexicalBlock(scope: !46, file: !1, line: 30, column: 16)
!49 = !DILocalVariable(name: "t7", scope: !50, file: !1, line: 34, type: !17)
!50 = distinct !DILexicalBlock(scope: !48, file: !1, line: 34, column: 13)
!51 = !DILocalVariable(name: "t8", scope: !52, file: !1, line: 36, type: !17)
!52 = distinct !DILexicalBlock(scope: !53, file: !1, line: 34, column: 79)
!53 = distinct !DILexicalBlock(scope: !50, file: !1, line: 34, column: 13)
!54 = !DILocalVariable(name: "t9", scope: !32, file: !1, line: 44, type: !17)
!55 = !DILocation(line: 0, scope: !32, inlinedAt: !56)
!56 = distinct !DILocation(line: 18, column: 67, scope: !13)
!57 = !DILocation(line: 19, column: 17, scope: !32, inlinedAt: !56)
!58 = !DILocation(line: 20, column: 15, scope: !32, inlinedAt: !56)
!59 = !DILocation(line: 0, scope: !40, inlinedAt: !56)
!60 = !DILocation(line: 22, column: 41, scope: !43, inlinedAt: !56)
!61 = !DILocation(line: 22, column: 5, scope: !40, inlinedAt: !56)
!62 = !DILocation(line: 23, column: 9, scope: !42, inlinedAt: !56)
!63 = !DILocation(line: 24, column: 27, scope: !42, inlinedAt: !56)
!64 = !DILocation(line: 24, column: 39, scope: !42, inlinedAt: !56)
!65 = !DILocation(line: 24, column: 19, scope: !42, inlinedAt: !56)
!66 = !DILocation(line: 0, scope: !42, inlinedAt: !56)
!67 = !DILocation(line: 25, column: 9, scope: !42, inlinedAt: !56)
!68 = !DILocation(line: 26, column: 16, scope: !46, inlinedAt: !56)
!69 = !DILocation(line: 27, column: 34, scope: !45, inlinedAt: !56)
!70 = !DILocation(line: 27, column: 23, scope: !45, inlinedAt: !56)
!71 = !DILocation(line: 0, scope: !45, inlinedAt: !56)
!72 = !DILocation(line: 28, column: 13, scope: !45, inlinedAt: !56)
!73 = !DILocalVariable(name: "out", arg: 1, scope: !74, file: !1, line: 10, type: !16)
!74 = distinct !DISubprogram(name: "mix", scope: !1, file: !1, line: 10, type: !75, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!17, !16, !17, !17, !17}
!77 = !{!73, !78, !79, !80, !81, !82}
!78 = !DILocalVariable(name: "lane", arg: 2, scope: !74, file: !1, line: 10, type: !17)
!79 = !DILocalVariable(name: "p1", arg: 3, scope: !74, file: !1, line: 10, type: !17)
!80 = !DILocalVariable(name: "p2", arg: 4, scope: !74, file: !1, line: 10, type: !17)
!81 = !DILocalVariable(name: "t10", scope: !74, file: !1, line: 11, type: !17)
!82 = !DILocalVariable(name: "t11", scope: !74, file: !1, line: 13, type: !17)
!83 = !DILocation(line: 0, scope: !74, inlinedAt: !84)
!84 = distinct !DILocation(line: 29, column: 31, scope: !45, inlinedAt: !56)
!85 = !DILocation(line: 11, column: 28, scope: !74, inlinedAt: !84)
!86 = !DILocation(line: 11, column: 16, scope: !74, inlinedAt: !84)
!87 = !DILocation(line: 12, column: 5, scope: !74, inlinedAt: !84)
!88 = !DILocation(line: 13, column: 29, scope: !74, inlinedAt: !84)
!89 = !DILocation(line: 13, column: 16, scope: !74, inlinedAt: !84)
!90 = !DILocation(line: 14, column: 5, scope: !74, inlinedAt: !84)
!91 = !DILocation(line: 15, column: 16, scope: !74, inlinedAt: !84)
!92 = !DILocation(line: 29, column: 29, scope: !45, inlinedAt: !56)
!93 = !DILocation(line: 29, column: 18, scope: !45, inlinedAt: !56)
!94 = !DILocation(line: 30, column: 9, scope: !45, inlinedAt: !56)
!95 = !DILocation(line: 31, column: 34, scope: !48, inlinedAt: !56)
!96 = !DILocation(line: 31, column: 23, scope: !48, inlinedAt: !56)
!97 = !DILocation(line: 0, scope: !48, inlinedAt: !56)
!98 = !DILocation(line: 32, column: 13, scope: !48, inlinedAt: !56)
!99 = !DILocation(line: 33, column: 29, scope: !48, inlinedAt: !56)
!100 = !DILocation(line: 33, column: 18, scope: !48, inlinedAt: !56)
!101 = !DILocation(line: 0, scope: !50, inlinedAt: !56)
!102 = !DILocation(line: 34, column: 13, scope: !50, inlinedAt: !56)
!103 = !DILocation(line: 36, column: 38, scope: !52, inlinedAt: !56)
!104 = !DILocation(line: 0, scope: !52, inlinedAt: !56)
!105 = !DILocation(line: 38, column: 33, scope: !52, inlinedAt: !56)
!106 = !DILocation(line: 38, column: 22, scope: !52, inlinedAt: !56)
!107 = !DILocation(line: 34, column: 73, scope: !53, inlinedAt: !56)
!108 = !DILocation(line: 34, column: 62, scope: !53, inlinedAt: !56)
!109 = !DILocation(line: 34, column: 49, scope: !53, inlinedAt: !56)
!110 = distinct !{!110, !102, !111}
!111 = !DILocation(line: 40, column: 13, scope: !50, inlinedAt: !56)
!112 = !DILocation(line: 36, column: 27, scope: !52, inlinedAt: !56)
!113 = !DILocation(line: 35, column: 17, scope: !52, inlinedAt: !56)
!114 = !DILocation(line: 37, column: 17, scope: !52, inlinedAt: !56)
!115 = !DILocation(line: 0, scope: !46, inlinedAt: !56)
!116 = !DILocation(line: 42, column: 9, scope: !42, inlinedAt: !56)
!117 = !DILocation(line: 22, column: 62, scope: !43, inlinedAt: !56)
!118 = !DILocation(line: 22, column: 51, scope: !43, inlinedAt: !56)
!119 = distinct !{!119, !61, !120}
!120 = !DILocation(line: 43, column: 5, scope: !40, inlinedAt: !56)
!121 = !DILocation(line: 44, column: 26, scope: !32, inlinedAt: !56)
!122 = !DILocation(line: 44, column: 15, scope: !32, inlinedAt: !56)
!123 = !DILocation(line: 45, column: 5, scope: !32, inlinedAt: !56)
!124 = !DILocation(line: 0, scope: !74, inlinedAt: !125)
!125 = distinct !DILocation(line: 46, column: 13, scope: !32, inlinedAt: !56)
!126 = !DILocation(line: 11, column: 28, scope: !74, inlinedAt: !125)
!127 = !DILocation(line: 11, column: 16, scope: !74, inlinedAt: !125)
!128 = !DILocation(line: 12, column: 5, scope: !74, inlinedAt: !125)
!129 = !DILocation(line: 13, column: 29, scope: !74, inlinedAt: !125)
!130 = !DILocation(line: 13, column: 16, scope: !74, inlinedAt: !125)
!131 = !DILocation(line: 14, column: 5, scope: !74, inlinedAt: !125)
!132 = !DILocation(line: 15, column: 16, scope: !74, inlinedAt: !125)
!133 = !DILocation(line: 46, column: 5, scope: !32, inlinedAt: !56)
!134 = !DILocation(line: 47, column: 5, scope: !32, inlinedAt: !56)
!135 = !DILocation(line: 48, column: 1, scope: !13)
!136 = !DILocation(line: 0, scope: !32)
!137 = !DILocation(line: 19, column: 17, scope: !32)
!138 = !DILocation(line: 20, column: 15, scope: !32)
!139 = !DILocation(line: 0, scope: !40)
!140 = !DILocation(line: 22, column: 41, scope: !43)
!141 = !DILocation(line: 22, column: 5, scope: !40)
!142 = !DILocation(line: 44, column: 26, scope: !32)
!143 = !DILocation(line: 44, column: 15, scope: !32)
!144 = !DILocation(line: 45, column: 5, scope: !32)
!145 = !DILocation(line: 0, scope: !74, inlinedAt: !146)
!146 = distinct !DILocation(line: 46, column: 13, scope: !32)
!147 = !DILocation(line: 11, column: 28, scope: !74, inlinedAt: !146)
!148 = !DILocation(line: 11, column: 16, scope: !74, inlinedAt: !146)
!149 = !DILocation(line: 12, column: 5, scope: !74, inlinedAt: !146)
!150 = !DILocation(line: 13, column: 29, scope: !74, inlinedAt: !146)
!151 = !DILocation(line: 13, column: 16, scope: !74, inlinedAt: !146)
!152 = !DILocation(line: 14, column: 5, scope: !74, inlinedAt: !146)
!153 = !DILocation(line: 15, column: 16, scope: !74, inlinedAt: !146)
!154 = !DILocation(line: 46, column: 5, scope: !32)
!155 = !DILocation(line: 47, column: 5, scope: !32)
!156 = !DILocation(line: 48, column: 1, scope: !32)
!157 = !DILocation(line: 23, column: 9, scope: !42)
!158 = !DILocation(line: 24, column: 27, scope: !42)
!159 = !DILocation(line: 24, column: 39, scope: !42)
!160 = !DILocation(line: 24, column: 19, scope: !42)
!161 = !DILocation(line: 0, scope: !42)
!162 = !DILocation(line: 25, column: 9, scope: !42)
!163 = !DILocation(line: 26, column: 16, scope: !46)
!164 = !DILocation(line: 27, column: 34, scope: !45)
!165 = !DILocation(line: 27, column: 23, scope: !45)
!166 = !DILocation(line: 0, scope: !45)
!167 = !DILocation(line: 28, column: 13, scope: !45)
!168 = !DILocation(line: 0, scope: !74, inlinedAt: !169)
!169 = distinct !DILocation(line: 29, column: 31, scope: !45)
!170 = !DILocation(line: 11, column: 28, scope: !74, inlinedAt: !169)
!171 = !DILocation(line: 11, column: 16, scope: !74, inlinedAt: !169)
!172 = !DILocation(line: 12, column: 5, scope: !74, inlinedAt: !169)
!173 = !DILocation(line: 13, column: 29, scope: !74, inlinedAt: !169)
!174 = !DILocation(line: 13, column: 16, scope: !74, inlinedAt: !169)
!175 = !DILocation(line: 14, column: 5, scope: !74, inlinedAt: !169)
!176 = !DILocation(line: 15, column: 16, scope: !74, inlinedAt: !169)
!177 = !DILocation(line: 29, column: 29, scope: !45)
!178 = !DILocation(line: 29, column: 18, scope: !45)
!179 = !DILocation(line: 30, column: 9, scope: !45)
!180 = !DILocation(line: 31, column: 34, scope: !48)
!181 = !DILocation(line: 31, column: 23, scope: !48)
!182 = !DILocation(line: 0, scope: !48)
!183 = !DILocation(line: 32, column: 13, scope: !48)
!184 = !DILocation(line: 33, column: 29, scope: !48)
!185 = !DILocation(line: 33, column: 18, scope: !48)
!186 = !DILocation(line: 0, scope: !50)
!187 = !DILocation(line: 34, column: 13, scope: !50)
!188 = !DILocation(line: 36, column: 38, scope: !52)
!189 = !DILocation(line: 0, scope: !52)
!190 = !DILocation(line: 38, column: 33, scope: !52)
!191 = !DILocation(line: 38, column: 22, scope: !52)
!192 = !DILocation(line: 34, column: 73, scope: !53)
!193 = !DILocation(line: 34, column: 62, scope: !53)
!194 = !DILocation(line: 34, column: 49, scope: !53)
!195 = distinct !{!195, !187, !196}
!196 = !DILocation(line: 40, column: 13, scope: !50)
!197 = !DILocation(line: 36, column: 27, scope: !52)
!198 = !DILocation(line: 35, column: 17, scope: !52)
!199 = !DILocation(line: 37, column: 17, scope: !52)
!200 = !DILocation(line: 0, scope: !46)
!201 = !DILocation(line: 42, column: 9, scope: !42)
!202 = !DILocation(line: 22, column: 62, scope: !43)
!203 = !DILocation(line: 22, column: 51, scope: !43)
!204 = distinct !{!204, !141, !205}
!205 = !DILocation(line: 43, column: 5, scope: !40)
