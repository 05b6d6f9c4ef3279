; ModuleID = 'corpus/cuda/cu_ode_fp64.cu'
source_filename = "corpus/cuda/cu_ode_fp64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.State = type { double, double, double }

@_ZZ6jacobiE1s = internal unnamed_addr addrspace(3) global [32 x double] undef, align 8
@_ZZ18conjugate_gradientE1p = internal unnamed_addr addrspace(3) global [34 x double] undef, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.State @_Z6lorenzRK5State(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %0) local_unnamed_addr #0 !dbg !12 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !15
  %3 = load double, ptr %2, align 8, !dbg !15, !tbaa !16
  %4 = load double, ptr %0, align 8, !dbg !19, !tbaa !20
  %5 = fsub contract double %3, %4, !dbg !21
  %6 = fmul contract double %5, 1.000000e+01, !dbg !22
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !23
  %8 = load double, ptr %7, align 8, !dbg !23, !tbaa !24
  %9 = fsub contract double 2.800000e+01, %8, !dbg !25
  %10 = fmul contract double %4, %9, !dbg !26
  %11 = fsub contract double %10, %3, !dbg !27
  %12 = fmul contract double %3, %4, !dbg !28
  %13 = fmul contract double %8, 0x4005555555555555, !dbg !29
  %14 = fsub contract double %12, %13, !dbg !30
  %15 = insertvalue %struct.State poison, double %6, 0, !dbg !31
  %16 = insertvalue %struct.State %15, double %11, 1, !dbg !31
  %17 = insertvalue %struct.State %16, double %14, 2, !dbg !31
  ret %struct.State %17, !dbg !31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.State @_Z4axpydRK5StateS1_(double noundef %0, ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %1, ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %2) local_unnamed_addr #0 !dbg !32 {
  %4 = load double, ptr %2, align 8, !dbg !33, !tbaa !20
  %5 = load double, ptr %1, align 8, !dbg !34, !tbaa !20
  %6 = fmul contract double %0, %5, !dbg !35
  %7 = fadd contract double %4, %6, !dbg !36
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !37
  %9 = load double, ptr %8, align 8, !dbg !37, !tbaa !16
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !38
  %11 = load double, ptr %10, align 8, !dbg !38, !tbaa !16
  %12 = fmul contract double %0, %11, !dbg !39
  %13 = fadd contract double %9, %12, !dbg !40
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !41
  %15 = load double, ptr %14, align 8, !dbg !41, !tbaa !24
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !42
  %17 = load double, ptr %16, align 8, !dbg !42, !tbaa !24
  %18 = fmul contract double %0, %17, !dbg !43
  %19 = fadd contract double %15, %18, !dbg !44
  %20 = insertvalue %struct.State poison, double %7, 0, !dbg !45
  %21 = insertvalue %struct.State %20, double %13, 1, !dbg !45
  %22 = insertvalue %struct.State %21, double %19, 2, !dbg !45
  ret %struct.State %22, !dbg !45
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lorenz_rk4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !46 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %6 = zext nneg i32 %5 to i64, !dbg !51
  %7 = getelementptr inbounds nuw %struct.State, ptr %0, i64 %6, !dbg !51
  %8 = load double, ptr %7, align 8, !dbg !51, !tbaa !52
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !51
  %10 = load double, ptr %9, align 8, !dbg !51, !tbaa !52
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 16, !dbg !51
  %12 = load double, ptr %11, align 8, !dbg !51, !tbaa !52
  %13 = icmp sgt i32 %3, 0, !dbg !53
  br i1 %13, label %14, label %17, !dbg !54

14:                                               ; preds = %4
  %15 = fmul contract double %2, 5.000000e-01
  %16 = fdiv contract double %2, 6.000000e+00
  br label %24, !dbg !54

17:                                               ; preds = %24, %4
  %18 = phi double [ %8, %4 ], [ %85, %24 ], !dbg !55
  %19 = phi double [ %10, %4 ], [ %92, %24 ], !dbg !55
  %20 = phi double [ %12, %4 ], [ %99, %24 ], !dbg !55
  %21 = getelementptr inbounds nuw %struct.State, ptr %1, i64 %6, !dbg !56
  store double %18, ptr %21, align 8, !dbg !57, !tbaa !52
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8, !dbg !57
  store double %19, ptr %22, align 8, !dbg !57, !tbaa !52
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 16, !dbg !57
  store double %20, ptr %23, align 8, !dbg !57, !tbaa !52
  ret void, !dbg !58

24:                                               ; preds = %14, %24
  %25 = phi i32 [ 0, %14 ], [ %100, %24 ]
  %26 = phi double [ %12, %14 ], [ %99, %24 ]
  %27 = phi double [ %10, %14 ], [ %92, %24 ]
  %28 = phi double [ %8, %14 ], [ %85, %24 ]
  %29 = fsub contract double %27, %28, !dbg !59
  %30 = fmul contract double %29, 1.000000e+01, !dbg !61
  %31 = fsub contract double 2.800000e+01, %26, !dbg !62
  %32 = fmul contract double %28, %31, !dbg !63
  %33 = fsub contract double %32, %27, !dbg !64
  %34 = fmul contract double %28, %27, !dbg !65
  %35 = fmul contract double %26, 0x4005555555555555, !dbg !66
  %36 = fsub contract double %34, %35, !dbg !67
  %37 = fmul contract double %15, %30, !dbg !68
  %38 = fadd contract double %28, %37, !dbg !70
  %39 = fmul contract double %15, %33, !dbg !71
  %40 = fadd contract double %27, %39, !dbg !72
  %41 = fmul contract double %15, %36, !dbg !73
  %42 = fadd contract double %26, %41, !dbg !74
  %43 = fsub contract double %40, %38, !dbg !75
  %44 = fmul contract double %43, 1.000000e+01, !dbg !77
  %45 = fsub contract double 2.800000e+01, %42, !dbg !78
  %46 = fmul contract double %38, %45, !dbg !79
  %47 = fsub contract double %46, %40, !dbg !80
  %48 = fmul contract double %38, %40, !dbg !81
  %49 = fmul contract double %42, 0x4005555555555555, !dbg !82
  %50 = fsub contract double %48, %49, !dbg !83
  %51 = fmul contract double %15, %44, !dbg !84
  %52 = fadd contract double %28, %51, !dbg !86
  %53 = fmul contract double %15, %47, !dbg !87
  %54 = fadd contract double %27, %53, !dbg !88
  %55 = fmul contract double %15, %50, !dbg !89
  %56 = fadd contract double %26, %55, !dbg !90
  %57 = fsub contract double %54, %52, !dbg !91
  %58 = fmul contract double %57, 1.000000e+01, !dbg !93
  %59 = fsub contract double 2.800000e+01, %56, !dbg !94
  %60 = fmul contract double %52, %59, !dbg !95
  %61 = fsub contract double %60, %54, !dbg !96
  %62 = fmul contract double %54, %52, !dbg !97
  %63 = fmul contract double %56, 0x4005555555555555, !dbg !98
  %64 = fsub contract double %62, %63, !dbg !99
  %65 = fmul contract double %2, %58, !dbg !100
  %66 = fadd contract double %28, %65, !dbg !102
  %67 = fmul contract double %2, %61, !dbg !103
  %68 = fadd contract double %27, %67, !dbg !104
  %69 = fmul contract double %2, %64, !dbg !105
  %70 = fadd contract double %26, %69, !dbg !106
  %71 = fsub contract double %68, %66, !dbg !107
  %72 = fmul contract double %71, 1.000000e+01, !dbg !109
  %73 = fsub contract double 2.800000e+01, %70, !dbg !110
  %74 = fmul contract double %66, %73, !dbg !111
  %75 = fsub contract double %74, %68, !dbg !112
  %76 = fmul contract double %66, %68, !dbg !113
  %77 = fmul contract double %70, 0x4005555555555555, !dbg !114
  %78 = fsub contract double %76, %77, !dbg !115
  %79 = fmul contract double %44, 2.000000e+00, !dbg !116
  %80 = fadd contract double %30, %79, !dbg !117
  %81 = fmul contract double %58, 2.000000e+00, !dbg !118
  %82 = fadd contract double %80, %81, !dbg !119
  %83 = fadd contract double %82, %72, !dbg !120
  %84 = fmul contract double %16, %83, !dbg !121
  %85 = fadd contract double %28, %84, !dbg !122
  %86 = fmul contract double %47, 2.000000e+00, !dbg !123
  %87 = fadd contract double %33, %86, !dbg !124
  %88 = fmul contract double %61, 2.000000e+00, !dbg !125
  %89 = fadd contract double %87, %88, !dbg !126
  %90 = fadd contract double %89, %75, !dbg !127
  %91 = fmul contract double %16, %90, !dbg !128
  %92 = fadd contract double %27, %91, !dbg !129
  %93 = fmul contract double %50, 2.000000e+00, !dbg !130
  %94 = fadd contract double %36, %93, !dbg !131
  %95 = fmul contract double %64, 2.000000e+00, !dbg !132
  %96 = fadd contract double %94, %95, !dbg !133
  %97 = fadd contract double %96, %78, !dbg !134
  %98 = fmul contract double %16, %97, !dbg !135
  %99 = fadd contract double %26, %98, !dbg !136
  %100 = add nuw nsw i32 %25, 1, !dbg !137
  %101 = icmp eq i32 %100, %3, !dbg !53
  br i1 %101, label %17, label %24, !dbg !54, !llvm.loop !138
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @adaptive_simpson(ptr noundef writeonly captures(none) %0, double noundef %1) local_unnamed_addr #3 !dbg !141 {
  %3 = alloca [24 x double], align 8
  %4 = alloca [24 x double], align 8
  %5 = alloca [24 x double], align 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11, !dbg !144
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11, !dbg !144
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11, !dbg !144
  store double 0.000000e+00, ptr %3, align 8, !dbg !145, !tbaa !52
  store double 2.000000e+00, ptr %4, align 8, !dbg !146, !tbaa !52
  %7 = add nuw nsw i32 %6, 1, !dbg !147
  %8 = uitofp nneg i32 %7 to double, !dbg !148
  %9 = fmul contract double %1, %8, !dbg !149
  store double %9, ptr %5, align 8, !dbg !150, !tbaa !52
  br label %10, !dbg !151

10:                                               ; preds = %2, %77
  %11 = phi i32 [ 0, %2 ], [ %79, %77 ]
  %12 = phi double [ 0.000000e+00, %2 ], [ %78, %77 ]
  %13 = zext nneg i32 %11 to i64, !dbg !152
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %13, !dbg !152
  %15 = load double, ptr %14, align 8, !dbg !152, !tbaa !52
  %16 = getelementptr inbounds nuw double, ptr %4, i64 %13, !dbg !153
  %17 = load double, ptr %16, align 8, !dbg !153, !tbaa !52
  %18 = getelementptr inbounds nuw double, ptr %5, i64 %13, !dbg !154
  %19 = load double, ptr %18, align 8, !dbg !154, !tbaa !52
  %20 = fadd contract double %15, %17, !dbg !155
  %21 = fmul contract double %20, 5.000000e-01, !dbg !156
  %22 = fadd contract double %15, %21, !dbg !157
  %23 = fmul contract double %22, 5.000000e-01, !dbg !158
  %24 = fadd contract double %17, %21, !dbg !159
  %25 = fmul contract double %24, 5.000000e-01, !dbg !160
  %26 = fmul contract double %15, %8, !dbg !161
  %27 = fmul contract double %15, %26, !dbg !164
  %28 = fadd contract double %27, 1.000000e+00, !dbg !165
  %29 = fdiv contract double 1.000000e+00, %28, !dbg !166
  %30 = fmul contract double %21, %8, !dbg !167
  %31 = fmul contract double %21, %30, !dbg !169
  %32 = fadd contract double %31, 1.000000e+00, !dbg !170
  %33 = fdiv contract double 1.000000e+00, %32, !dbg !171
  %34 = fmul contract double %17, %8, !dbg !172
  %35 = fmul contract double %17, %34, !dbg !174
  %36 = fadd contract double %35, 1.000000e+00, !dbg !175
  %37 = fdiv contract double 1.000000e+00, %36, !dbg !176
  %38 = fsub contract double %17, %15, !dbg !177
  %39 = fdiv contract double %38, 6.000000e+00, !dbg !178
  %40 = fmul contract double %33, 4.000000e+00, !dbg !179
  %41 = fadd contract double %29, %40, !dbg !180
  %42 = fadd contract double %37, %41, !dbg !181
  %43 = fmul contract double %39, %42, !dbg !182
  %44 = fdiv contract double %38, 1.200000e+01, !dbg !183
  %45 = fmul contract double %23, %8, !dbg !184
  %46 = fmul contract double %23, %45, !dbg !186
  %47 = fadd contract double %46, 1.000000e+00, !dbg !187
  %48 = fdiv contract double 1.000000e+00, %47, !dbg !188
  %49 = fmul contract double %48, 4.000000e+00, !dbg !189
  %50 = fadd contract double %29, %49, !dbg !190
  %51 = fmul contract double %33, 2.000000e+00, !dbg !191
  %52 = fadd contract double %51, %50, !dbg !192
  %53 = fmul contract double %25, %8, !dbg !193
  %54 = fmul contract double %25, %53, !dbg !195
  %55 = fadd contract double %54, 1.000000e+00, !dbg !196
  %56 = fdiv contract double 1.000000e+00, %55, !dbg !197
  %57 = fmul contract double %56, 4.000000e+00, !dbg !198
  %58 = fadd contract double %57, %52, !dbg !199
  %59 = fadd contract double %37, %58, !dbg !200
  %60 = fmul contract double %44, %59, !dbg !201
  %61 = fsub contract double %60, %43, !dbg !202
  %62 = tail call contract noundef double @llvm.fabs.f64(double %61), !dbg !203
  %63 = fmul contract double %19, 1.500000e+01, !dbg !206
  %64 = fcmp contract ole double %62, %63, !dbg !207
  %65 = icmp samesign ugt i32 %11, 20
  %66 = or i1 %65, %64, !dbg !208
  br i1 %66, label %67, label %70, !dbg !208

67:                                               ; preds = %10
  %68 = add nsw i32 %11, -1, !dbg !209
  %69 = fadd contract double %12, %60, !dbg !210
  br label %77, !dbg !211, !llvm.loop !212

70:                                               ; preds = %10
  store double %21, ptr %14, align 8, !dbg !214, !tbaa !52
  %71 = fmul contract double %19, 5.000000e-01, !dbg !215
  store double %71, ptr %18, align 8, !dbg !216, !tbaa !52
  %72 = add nuw nsw i32 %11, 1, !dbg !217
  %73 = zext nneg i32 %72 to i64, !dbg !218
  %74 = getelementptr inbounds nuw double, ptr %3, i64 %73, !dbg !218
  store double %15, ptr %74, align 8, !dbg !219, !tbaa !52
  %75 = getelementptr inbounds nuw double, ptr %4, i64 %73, !dbg !220
  store double %21, ptr %75, align 8, !dbg !221, !tbaa !52
  %76 = getelementptr inbounds nuw double, ptr %5, i64 %73, !dbg !222
  store double %71, ptr %76, align 8, !dbg !223, !tbaa !52
  br label %77, !dbg !213

77:                                               ; preds = %70, %67
  %78 = phi double [ %69, %67 ], [ %12, %70 ], !dbg !224
  %79 = phi i32 [ %68, %67 ], [ %72, %70 ], !dbg !224
  %80 = icmp sgt i32 %79, -1, !dbg !225
  br i1 %80, label %10, label %81, !dbg !151

81:                                               ; preds = %77
  %82 = zext nneg i32 %6 to i64, !dbg !226
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %82, !dbg !226
  store double %78, ptr %83, align 8, !dbg !227, !tbaa !52
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11, !dbg !228
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11, !dbg !228
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11, !dbg !228
  ret void, !dbg !228
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @jacobi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !dbg !229 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !230
  %6 = zext nneg i32 %5 to i64, !dbg !232
  %7 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %6, !dbg !232
  store double 0.000000e+00, ptr %7, align 8, !dbg !233, !tbaa !52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !234
  %8 = icmp sgt i32 %3, 0, !dbg !235
  br i1 %8, label %9, label %17, !dbg !236

9:                                                ; preds = %4
  %10 = shl nuw nsw i32 %5, 5
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %6
  %12 = mul nuw nsw i32 %5, 33
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  br label %15, !dbg !236

15:                                               ; preds = %9, %20
  %16 = phi i32 [ 0, %9 ], [ %26, %20 ]
  br label %28, !dbg !237

17:                                               ; preds = %20, %4
  %18 = load double, ptr %7, align 8, !dbg !238, !tbaa !52
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %6, !dbg !239
  store double %18, ptr %19, align 8, !dbg !240, !tbaa !52
  ret void, !dbg !241

20:                                               ; preds = %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !242
  %21 = load double, ptr %11, align 8, !dbg !243, !tbaa !52
  %22 = fsub contract double %21, %85, !dbg !244
  %23 = load double, ptr %14, align 8, !dbg !245, !tbaa !52
  %24 = fadd contract double %23, 1.000000e+00, !dbg !246
  %25 = fdiv contract double %22, %24, !dbg !247
  store double %25, ptr %7, align 8, !dbg !248, !tbaa !52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !249
  %26 = add nuw nsw i32 %16, 1, !dbg !250
  %27 = icmp eq i32 %26, %3, !dbg !235
  br i1 %27, label %17, label %15, !dbg !236, !llvm.loop !251

28:                                               ; preds = %84, %15
  %29 = phi i32 [ 0, %15 ], [ %86, %84 ]
  %30 = phi double [ 0.000000e+00, %15 ], [ %85, %84 ]
  %31 = icmp eq i32 %29, %5, !dbg !253
  br i1 %31, label %42, label %32, !dbg !253

32:                                               ; preds = %28
  %33 = zext nneg i32 %29 to i64
  %34 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %33
  %35 = add nuw nsw i32 %29, %10
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8, !dbg !254, !tbaa !52
  %39 = load double, ptr %34, align 8, !dbg !255, !tbaa !52
  %40 = fmul contract double %38, %39, !dbg !256
  %41 = fadd contract double %30, %40, !dbg !257
  br label %42, !dbg !258

42:                                               ; preds = %28, %32
  %43 = phi double [ %41, %32 ], [ %30, %28 ], !dbg !259
  %44 = or disjoint i32 %29, 1, !dbg !260
  %45 = icmp eq i32 %44, %5, !dbg !253
  br i1 %45, label %56, label %46, !dbg !253

46:                                               ; preds = %42
  %47 = zext nneg i32 %44 to i64
  %48 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %47
  %49 = add nuw nsw i32 %44, %10
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %50
  %52 = load double, ptr %51, align 8, !dbg !254, !tbaa !52
  %53 = load double, ptr %48, align 8, !dbg !255, !tbaa !52
  %54 = fmul contract double %52, %53, !dbg !256
  %55 = fadd contract double %43, %54, !dbg !257
  br label %56, !dbg !258

56:                                               ; preds = %46, %42
  %57 = phi double [ %55, %46 ], [ %43, %42 ], !dbg !259
  %58 = or disjoint i32 %29, 2, !dbg !260
  %59 = icmp eq i32 %58, %5, !dbg !253
  br i1 %59, label %70, label %60, !dbg !253

60:                                               ; preds = %56
  %61 = zext nneg i32 %58 to i64
  %62 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %61
  %63 = add nuw nsw i32 %58, %10
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !dbg !254, !tbaa !52
  %67 = load double, ptr %62, align 8, !dbg !255, !tbaa !52
  %68 = fmul contract double %66, %67, !dbg !256
  %69 = fadd contract double %57, %68, !dbg !257
  br label %70, !dbg !258

70:                                               ; preds = %60, %56
  %71 = phi double [ %69, %60 ], [ %57, %56 ], !dbg !259
  %72 = or disjoint i32 %29, 3, !dbg !260
  %73 = icmp eq i32 %72, %5, !dbg !253
  br i1 %73, label %84, label %74, !dbg !253

74:                                               ; preds = %70
  %75 = zext nneg i32 %72 to i64
  %76 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %75
  %77 = add nuw nsw i32 %72, %10
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw double, ptr %0, i64 %78
  %80 = load double, ptr %79, align 8, !dbg !254, !tbaa !52
  %81 = load double, ptr %76, align 8, !dbg !255, !tbaa !52
  %82 = fmul contract double %80, %81, !dbg !256
  %83 = fadd contract double %71, %82, !dbg !257
  br label %84, !dbg !258

84:                                               ; preds = %74, %70
  %85 = phi double [ %83, %74 ], [ %71, %70 ], !dbg !259
  %86 = add nuw nsw i32 %29, 4, !dbg !260
  %87 = icmp eq i32 %86, 32, !dbg !261
  br i1 %87, label %20, label %28, !dbg !237, !llvm.loop !262
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef double @_Z3dotd(double noundef %0) local_unnamed_addr #6 !dbg !264 {
  %2 = bitcast double %0 to i64, !dbg !265
  %3 = trunc i64 %2 to i32, !dbg !265
  %4 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %3, i32 range(i32 1, -2147483648) 16, i32 31), !dbg !268
  %5 = zext i32 %4 to i64, !dbg !271
  %6 = lshr i64 %2, 32, !dbg !272
  %7 = trunc nuw i64 %6 to i32, !dbg !272
  %8 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %7, i32 range(i32 1, -2147483648) 16, i32 31), !dbg !273
  %9 = zext i32 %8 to i64, !dbg !275
  %10 = shl nuw i64 %9, 32, !dbg !275
  %11 = or disjoint i64 %10, %5, !dbg !275
  %12 = bitcast i64 %11 to double, !dbg !275
  %13 = fadd contract double %0, %12, !dbg !276
  %14 = bitcast double %13 to i64, !dbg !265
  %15 = trunc i64 %14 to i32, !dbg !265
  %16 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %15, i32 range(i32 1, -2147483648) 8, i32 31), !dbg !268
  %17 = zext i32 %16 to i64, !dbg !271
  %18 = lshr i64 %14, 32, !dbg !272
  %19 = trunc nuw i64 %18 to i32, !dbg !272
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %19, i32 range(i32 1, -2147483648) 8, i32 31), !dbg !273
  %21 = zext i32 %20 to i64, !dbg !275
  %22 = shl nuw i64 %21, 32, !dbg !275
  %23 = or disjoint i64 %22, %17, !dbg !275
  %24 = bitcast i64 %23 to double, !dbg !275
  %25 = fadd contract double %13, %24, !dbg !276
  %26 = bitcast double %25 to i64, !dbg !265
  %27 = trunc i64 %26 to i32, !dbg !265
  %28 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %27, i32 range(i32 1, -2147483648) 4, i32 31), !dbg !268
  %29 = zext i32 %28 to i64, !dbg !271
  %30 = lshr i64 %26, 32, !dbg !272
  %31 = trunc nuw i64 %30 to i32, !dbg !272
  %32 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %31, i32 range(i32 1, -2147483648) 4, i32 31), !dbg !273
  %33 = zext i32 %32 to i64, !dbg !275
  %34 = shl nuw i64 %33, 32, !dbg !275
  %35 = or disjoint i64 %34, %29, !dbg !275
  %36 = bitcast i64 %35 to double, !dbg !275
  %37 = fadd contract double %25, %36, !dbg !276
  %38 = bitcast double %37 to i64, !dbg !265
  %39 = trunc i64 %38 to i32, !dbg !265
  %40 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %39, i32 range(i32 1, -2147483648) 2, i32 31), !dbg !268
  %41 = zext i32 %40 to i64, !dbg !271
  %42 = lshr i64 %38, 32, !dbg !272
  %43 = trunc nuw i64 %42 to i32, !dbg !272
  %44 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %43, i32 range(i32 1, -2147483648) 2, i32 31), !dbg !273
  %45 = zext i32 %44 to i64, !dbg !275
  %46 = shl nuw i64 %45, 32, !dbg !275
  %47 = or disjoint i64 %46, %41, !dbg !275
  %48 = bitcast i64 %47 to double, !dbg !275
  %49 = fadd contract double %37, %48, !dbg !276
  %50 = bitcast double %49 to i64, !dbg !265
  %51 = trunc i64 %50 to i32, !dbg !265
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %51, i32 range(i32 1, -2147483648) 1, i32 31), !dbg !268
  %53 = zext i32 %52 to i64, !dbg !271
  %54 = lshr i64 %50, 32, !dbg !272
  %55 = trunc nuw i64 %54 to i32, !dbg !272
  %56 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %55, i32 range(i32 1, -2147483648) 1, i32 31), !dbg !273
  %57 = zext i32 %56 to i64, !dbg !275
  %58 = shl nuw i64 %57, 32, !dbg !275
  %59 = or disjoint i64 %58, %53, !dbg !275
  %60 = bitcast i64 %59 to double, !dbg !275
  %61 = fadd contract double %49, %60, !dbg !276
  ret double %61, !dbg !277
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conjugate_gradient(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !dbg !278 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !279
  %6 = zext nneg i32 %5 to i64, !dbg !281
  %7 = getelementptr inbounds nuw double, ptr %0, i64 %6, !dbg !281
  %8 = load double, ptr %7, align 8, !dbg !281, !tbaa !52
  %9 = icmp eq i32 %5, 0, !dbg !282
  br i1 %9, label %10, label %11, !dbg !282

10:                                               ; preds = %4
  store double 0.000000e+00, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), i64 264), align 8, !dbg !283, !tbaa !52
  store double 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), align 8, !dbg !284, !tbaa !52
  br label %11, !dbg !285

11:                                               ; preds = %10, %4
  %12 = fmul contract double %8, %8, !dbg !286
  %13 = bitcast double %12 to i64, !dbg !287
  %14 = trunc i64 %13 to i32, !dbg !287
  %15 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %14, i32 range(i32 1, -2147483648) 16, i32 31), !dbg !290
  %16 = zext i32 %15 to i64, !dbg !292
  %17 = lshr i64 %13, 32, !dbg !293
  %18 = trunc nuw i64 %17 to i32, !dbg !293
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %18, i32 range(i32 1, -2147483648) 16, i32 31), !dbg !294
  %20 = zext i32 %19 to i64, !dbg !296
  %21 = shl nuw i64 %20, 32, !dbg !296
  %22 = or disjoint i64 %21, %16, !dbg !296
  %23 = bitcast i64 %22 to double, !dbg !296
  %24 = fadd contract double %12, %23, !dbg !297
  %25 = bitcast double %24 to i64, !dbg !287
  %26 = trunc i64 %25 to i32, !dbg !287
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %26, i32 range(i32 1, -2147483648) 8, i32 31), !dbg !290
  %28 = zext i32 %27 to i64, !dbg !292
  %29 = lshr i64 %25, 32, !dbg !293
  %30 = trunc nuw i64 %29 to i32, !dbg !293
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %30, i32 range(i32 1, -2147483648) 8, i32 31), !dbg !294
  %32 = zext i32 %31 to i64, !dbg !296
  %33 = shl nuw i64 %32, 32, !dbg !296
  %34 = or disjoint i64 %33, %28, !dbg !296
  %35 = bitcast i64 %34 to double, !dbg !296
  %36 = fadd contract double %24, %35, !dbg !297
  %37 = bitcast double %36 to i64, !dbg !287
  %38 = trunc i64 %37 to i32, !dbg !287
  %39 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %38, i32 range(i32 1, -2147483648) 4, i32 31), !dbg !290
  %40 = zext i32 %39 to i64, !dbg !292
  %41 = lshr i64 %37, 32, !dbg !293
  %42 = trunc nuw i64 %41 to i32, !dbg !293
  %43 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %42, i32 range(i32 1, -2147483648) 4, i32 31), !dbg !294
  %44 = zext i32 %43 to i64, !dbg !296
  %45 = shl nuw i64 %44, 32, !dbg !296
  %46 = or disjoint i64 %45, %40, !dbg !296
  %47 = bitcast i64 %46 to double, !dbg !296
  %48 = fadd contract double %36, %47, !dbg !297
  %49 = bitcast double %48 to i64, !dbg !287
  %50 = trunc i64 %49 to i32, !dbg !287
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %50, i32 range(i32 1, -2147483648) 2, i32 31), !dbg !290
  %52 = zext i32 %51 to i64, !dbg !292
  %53 = lshr i64 %49, 32, !dbg !293
  %54 = trunc nuw i64 %53 to i32, !dbg !293
  %55 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %54, i32 range(i32 1, -2147483648) 2, i32 31), !dbg !294
  %56 = zext i32 %55 to i64, !dbg !296
  %57 = shl nuw i64 %56, 32, !dbg !296
  %58 = or disjoint i64 %57, %52, !dbg !296
  %59 = bitcast i64 %58 to double, !dbg !296
  %60 = fadd contract double %48, %59, !dbg !297
  %61 = bitcast double %60 to i64, !dbg !287
  %62 = trunc i64 %61 to i32, !dbg !287
  %63 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %62, i32 range(i32 1, -2147483648) 1, i32 31), !dbg !290
  %64 = zext i32 %63 to i64, !dbg !292
  %65 = lshr i64 %61, 32, !dbg !293
  %66 = trunc nuw i64 %65 to i32, !dbg !293
  %67 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %66, i32 range(i32 1, -2147483648) 1, i32 31), !dbg !294
  %68 = zext i32 %67 to i64, !dbg !296
  %69 = shl nuw i64 %68, 32, !dbg !296
  %70 = or disjoint i64 %69, %64, !dbg !296
  %71 = bitcast i64 %70 to double, !dbg !296
  %72 = fadd contract double %60, %71, !dbg !297
  %73 = icmp sgt i32 %3, 0, !dbg !298
  %74 = fcmp contract ogt double %72, 0x3AF357C299A88EA7, !dbg !299
  %75 = and i1 %74, %73, !dbg !299
  br i1 %75, label %76, label %80, !dbg !300

76:                                               ; preds = %11
  %77 = getelementptr double, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), i64 %6
  %78 = getelementptr i8, ptr %77, i64 8
  %79 = getelementptr i8, ptr %77, i64 16
  br label %84, !dbg !300

80:                                               ; preds = %84, %11
  %81 = phi double [ %72, %11 ], [ %220, %84 ], !dbg !301
  %82 = phi double [ 0.000000e+00, %11 ], [ %157, %84 ], !dbg !301
  %83 = getelementptr inbounds nuw double, ptr %1, i64 %6, !dbg !302
  store double %82, ptr %83, align 8, !dbg !303, !tbaa !52
  br i1 %9, label %227, label %229, !dbg !304

84:                                               ; preds = %76, %84
  %85 = phi double [ 0.000000e+00, %76 ], [ %157, %84 ]
  %86 = phi double [ %8, %76 ], [ %159, %84 ]
  %87 = phi double [ %8, %76 ], [ %222, %84 ]
  %88 = phi i32 [ 0, %76 ], [ %223, %84 ]
  %89 = phi double [ %72, %76 ], [ %220, %84 ]
  store double %87, ptr %78, align 8, !dbg !305, !tbaa !52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !306
  %90 = fmul contract double %87, 2.500000e+00, !dbg !307
  %91 = load double, ptr %77, align 8, !dbg !308, !tbaa !52
  %92 = fsub contract double %90, %91, !dbg !309
  %93 = load double, ptr %79, align 8, !dbg !310, !tbaa !52
  %94 = fsub contract double %92, %93, !dbg !311
  %95 = fmul contract double %87, %94, !dbg !312
  %96 = bitcast double %95 to i64, !dbg !313
  %97 = trunc i64 %96 to i32, !dbg !313
  %98 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %97, i32 range(i32 1, -2147483648) 16, i32 31), !dbg !316
  %99 = zext i32 %98 to i64, !dbg !318
  %100 = lshr i64 %96, 32, !dbg !319
  %101 = trunc nuw i64 %100 to i32, !dbg !319
  %102 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %101, i32 range(i32 1, -2147483648) 16, i32 31), !dbg !320
  %103 = zext i32 %102 to i64, !dbg !322
  %104 = shl nuw i64 %103, 32, !dbg !322
  %105 = or disjoint i64 %104, %99, !dbg !322
  %106 = bitcast i64 %105 to double, !dbg !322
  %107 = fadd contract double %95, %106, !dbg !323
  %108 = bitcast double %107 to i64, !dbg !313
  %109 = trunc i64 %108 to i32, !dbg !313
  %110 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %109, i32 range(i32 1, -2147483648) 8, i32 31), !dbg !316
  %111 = zext i32 %110 to i64, !dbg !318
  %112 = lshr i64 %108, 32, !dbg !319
  %113 = trunc nuw i64 %112 to i32, !dbg !319
  %114 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %113, i32 range(i32 1, -2147483648) 8, i32 31), !dbg !320
  %115 = zext i32 %114 to i64, !dbg !322
  %116 = shl nuw i64 %115, 32, !dbg !322
  %117 = or disjoint i64 %116, %111, !dbg !322
  %118 = bitcast i64 %117 to double, !dbg !322
  %119 = fadd contract double %107, %118, !dbg !323
  %120 = bitcast double %119 to i64, !dbg !313
  %121 = trunc i64 %120 to i32, !dbg !313
  %122 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %121, i32 range(i32 1, -2147483648) 4, i32 31), !dbg !316
  %123 = zext i32 %122 to i64, !dbg !318
  %124 = lshr i64 %120, 32, !dbg !319
  %125 = trunc nuw i64 %124 to i32, !dbg !319
  %126 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %125, i32 range(i32 1, -2147483648) 4, i32 31), !dbg !320
  %127 = zext i32 %126 to i64, !dbg !322
  %128 = shl nuw i64 %127, 32, !dbg !322
  %129 = or disjoint i64 %128, %123, !dbg !322
  %130 = bitcast i64 %129 to double, !dbg !322
  %131 = fadd contract double %119, %130, !dbg !323
  %132 = bitcast double %131 to i64, !dbg !313
  %133 = trunc i64 %132 to i32, !dbg !313
  %134 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %133, i32 range(i32 1, -2147483648) 2, i32 31), !dbg !316
  %135 = zext i32 %134 to i64, !dbg !318
  %136 = lshr i64 %132, 32, !dbg !319
  %137 = trunc nuw i64 %136 to i32, !dbg !319
  %138 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %137, i32 range(i32 1, -2147483648) 2, i32 31), !dbg !320
  %139 = zext i32 %138 to i64, !dbg !322
  %140 = shl nuw i64 %139, 32, !dbg !322
  %141 = or disjoint i64 %140, %135, !dbg !322
  %142 = bitcast i64 %141 to double, !dbg !322
  %143 = fadd contract double %131, %142, !dbg !323
  %144 = bitcast double %143 to i64, !dbg !313
  %145 = trunc i64 %144 to i32, !dbg !313
  %146 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %145, i32 range(i32 1, -2147483648) 1, i32 31), !dbg !316
  %147 = zext i32 %146 to i64, !dbg !318
  %148 = lshr i64 %144, 32, !dbg !319
  %149 = trunc nuw i64 %148 to i32, !dbg !319
  %150 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %149, i32 range(i32 1, -2147483648) 1, i32 31), !dbg !320
  %151 = zext i32 %150 to i64, !dbg !322
  %152 = shl nuw i64 %151, 32, !dbg !322
  %153 = or disjoint i64 %152, %147, !dbg !322
  %154 = bitcast i64 %153 to double, !dbg !322
  %155 = fadd contract double %143, %154, !dbg !323
  %156 = fdiv contract double %89, %155, !dbg !324
  %157 = tail call contract noundef double @llvm.fma.f64(double %156, double %87, double %85), !dbg !325
  %158 = fneg contract double %156, !dbg !328
  %159 = tail call contract noundef double @llvm.fma.f64(double %158, double %94, double %86), !dbg !329
  %160 = fmul contract double %159, %159, !dbg !331
  %161 = bitcast double %160 to i64, !dbg !332
  %162 = trunc i64 %161 to i32, !dbg !332
  %163 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %162, i32 range(i32 1, -2147483648) 16, i32 31), !dbg !335
  %164 = zext i32 %163 to i64, !dbg !337
  %165 = lshr i64 %161, 32, !dbg !338
  %166 = trunc nuw i64 %165 to i32, !dbg !338
  %167 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %166, i32 range(i32 1, -2147483648) 16, i32 31), !dbg !339
  %168 = zext i32 %167 to i64, !dbg !341
  %169 = shl nuw i64 %168, 32, !dbg !341
  %170 = or disjoint i64 %169, %164, !dbg !341
  %171 = bitcast i64 %170 to double, !dbg !341
  %172 = fadd contract double %160, %171, !dbg !342
  %173 = bitcast double %172 to i64, !dbg !332
  %174 = trunc i64 %173 to i32, !dbg !332
  %175 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %174, i32 range(i32 1, -2147483648) 8, i32 31), !dbg !335
  %176 = zext i32 %175 to i64, !dbg !337
  %177 = lshr i64 %173, 32, !dbg !338
  %178 = trunc nuw i64 %177 to i32, !dbg !338
  %179 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %178, i32 range(i32 1, -2147483648) 8, i32 31), !dbg !339
  %180 = zext i32 %179 to i64, !dbg !341
  %181 = shl nuw i64 %180, 32, !dbg !341
  %182 = or disjoint i64 %181, %176, !dbg !341
  %183 = bitcast i64 %182 to double, !dbg !341
  %184 = fadd contract double %172, %183, !dbg !342
  %185 = bitcast double %184 to i64, !dbg !332
  %186 = trunc i64 %185 to i32, !dbg !332
  %187 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %186, i32 range(i32 1, -2147483648) 4, i32 31), !dbg !335
  %188 = zext i32 %187 to i64, !dbg !337
  %189 = lshr i64 %185, 32, !dbg !338
  %190 = trunc nuw i64 %189 to i32, !dbg !338
  %191 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %190, i32 range(i32 1, -2147483648) 4, i32 31), !dbg !339
  %192 = zext i32 %191 to i64, !dbg !341
  %193 = shl nuw i64 %192, 32, !dbg !341
  %194 = or disjoint i64 %193, %188, !dbg !341
  %195 = bitcast i64 %194 to double, !dbg !341
  %196 = fadd contract double %184, %195, !dbg !342
  %197 = bitcast double %196 to i64, !dbg !332
  %198 = trunc i64 %197 to i32, !dbg !332
  %199 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %198, i32 range(i32 1, -2147483648) 2, i32 31), !dbg !335
  %200 = zext i32 %199 to i64, !dbg !337
  %201 = lshr i64 %197, 32, !dbg !338
  %202 = trunc nuw i64 %201 to i32, !dbg !338
  %203 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %202, i32 range(i32 1, -2147483648) 2, i32 31), !dbg !339
  %204 = zext i32 %203 to i64, !dbg !341
  %205 = shl nuw i64 %204, 32, !dbg !341
  %206 = or disjoint i64 %205, %200, !dbg !341
  %207 = bitcast i64 %206 to double, !dbg !341
  %208 = fadd contract double %196, %207, !dbg !342
  %209 = bitcast double %208 to i64, !dbg !332
  %210 = trunc i64 %209 to i32, !dbg !332
  %211 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %210, i32 range(i32 1, -2147483648) 1, i32 31), !dbg !335
  %212 = zext i32 %211 to i64, !dbg !337
  %213 = lshr i64 %209, 32, !dbg !338
  %214 = trunc nuw i64 %213 to i32, !dbg !338
  %215 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %214, i32 range(i32 1, -2147483648) 1, i32 31), !dbg !339
  %216 = zext i32 %215 to i64, !dbg !341
  %217 = shl nuw i64 %216, 32, !dbg !341
  %218 = or disjoint i64 %217, %212, !dbg !341
  %219 = bitcast i64 %218 to double, !dbg !341
  %220 = fadd contract double %208, %219, !dbg !342
  %221 = fdiv contract double %220, %89, !dbg !343
  %222 = tail call contract noundef double @llvm.fma.f64(double %221, double %87, double %159), !dbg !344
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !346
  %223 = add nuw nsw i32 %88, 1, !dbg !347
  %224 = icmp slt i32 %223, %3, !dbg !298
  %225 = fcmp contract ogt double %220, 0x3AF357C299A88EA7, !dbg !299
  %226 = and i1 %225, %224, !dbg !299
  br i1 %226, label %84, label %80, !dbg !300, !llvm.loop !348

227:                                              ; preds = %80
  %228 = tail call noundef double @llvm.sqrt.f64(double %81)
  store double %228, ptr %2, align 8, !dbg !350, !tbaa !52
  br label %229, !dbg !351

229:                                              ; preds = %227, %80
  ret void, !dbg !352
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cubic_newton(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !353 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !354
  %4 = mul nuw nsw i32 %3, 3, !dbg !356
  %5 = zext nneg i32 %4 to i64, !dbg !357
  %6 = getelementptr inbounds nuw double, ptr %0, i64 %5, !dbg !357
  %7 = load double, ptr %6, align 8, !dbg !357, !tbaa !52
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !358
  %9 = load double, ptr %8, align 8, !dbg !358, !tbaa !52
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !359
  %11 = load double, ptr %10, align 8, !dbg !359, !tbaa !52
  %12 = fmul contract double %7, 2.000000e+00
  br label %19, !dbg !360

13:                                               ; preds = %19
  %14 = fcmp contract ogt double %44, %45, !dbg !361
  %15 = fadd contract double %45, 0.000000e+00, !dbg !362
  %16 = select contract i1 %14, double %45, double %15, !dbg !362
  %17 = zext nneg i32 %3 to i64, !dbg !363
  %18 = getelementptr inbounds nuw double, ptr %1, i64 %17, !dbg !363
  store double %16, ptr %18, align 8, !dbg !364, !tbaa !52
  ret void, !dbg !365

19:                                               ; preds = %2, %19
  %20 = phi double [ -8.000000e+00, %2 ], [ %35, %19 ]
  %21 = phi double [ 8.000000e+00, %2 ], [ %34, %19 ]
  %22 = phi double [ 0.000000e+00, %2 ], [ %45, %19 ]
  %23 = phi i32 [ 0, %2 ], [ %46, %19 ]
  %24 = fadd contract double %7, %22, !dbg !366
  %25 = fmul contract double %22, %24, !dbg !367
  %26 = fadd contract double %9, %25, !dbg !368
  %27 = fmul contract double %22, %26, !dbg !369
  %28 = fadd contract double %11, %27, !dbg !370
  %29 = fmul contract double %22, 3.000000e+00, !dbg !371
  %30 = fadd contract double %12, %29, !dbg !372
  %31 = fmul contract double %22, %30, !dbg !373
  %32 = fadd contract double %9, %31, !dbg !374
  %33 = fcmp contract ogt double %28, 0.000000e+00, !dbg !375
  %34 = select i1 %33, double %22, double %21
  %35 = select i1 %33, double %20, double %22
  %36 = fcmp contract une double %32, 0.000000e+00, !dbg !376
  %37 = fdiv contract double %28, %32
  %38 = fsub contract double %22, %37
  %39 = select contract i1 %36, double %38, double %22, !dbg !377
  %40 = fcmp contract ogt double %39, %35, !dbg !378
  %41 = fcmp contract olt double %39, %34
  %42 = select i1 %40, i1 %41, i1 false, !dbg !379
  %43 = fadd contract double %35, %34, !dbg !379
  %44 = fmul contract double %43, 5.000000e-01, !dbg !379
  %45 = select contract i1 %42, double %39, double %44, !dbg !379
  %46 = add nuw nsw i32 %23, 1, !dbg !380
  %47 = icmp samesign ult i32 %23, 59, !dbg !381
  %48 = fsub contract double %34, %35, !dbg !382
  %49 = fcmp contract ogt double %48, 1.000000e-09, !dbg !382
  %50 = select i1 %47, i1 %49, i1 false, !dbg !382
  br i1 %50, label %19, label %13, !dbg !360, !llvm.loop !383
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "corpus/cuda/cu_ode_fp64.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !DISubprogram(name: "lorenz", scope: !1, file: !1, line: 12, type: !13, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 12, column: 61, scope: !12)
!16 = !{!17, !18, i64 8}
!17 = !{!"_ZTS5State", !18, i64 0, !18, i64 8, !18, i64 16}
!18 = !{!"double", !10, i64 0}
!19 = !DILocation(line: 12, column: 67, scope: !12)
!20 = !{!17, !18, i64 0}
!21 = !DILocation(line: 12, column: 63, scope: !12)
!22 = !DILocation(line: 12, column: 56, scope: !12)
!23 = !DILocation(line: 12, column: 87, scope: !12)
!24 = !{!17, !18, i64 16}
!25 = !DILocation(line: 12, column: 83, scope: !12)
!26 = !DILocation(line: 12, column: 75, scope: !12)
!27 = !DILocation(line: 12, column: 90, scope: !12)
!28 = !DILocation(line: 12, column: 101, scope: !12)
!29 = !DILocation(line: 12, column: 121, scope: !12)
!30 = !DILocation(line: 12, column: 107, scope: !12)
!31 = !DILocation(line: 12, column: 43, scope: !12)
!32 = distinct !DISubprogram(name: "axpy", scope: !1, file: !1, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DILocation(line: 13, column: 77, scope: !32)
!34 = !DILocation(line: 13, column: 87, scope: !32)
!35 = !DILocation(line: 13, column: 83, scope: !32)
!36 = !DILocation(line: 13, column: 79, scope: !32)
!37 = !DILocation(line: 13, column: 92, scope: !32)
!38 = !DILocation(line: 13, column: 102, scope: !32)
!39 = !DILocation(line: 13, column: 98, scope: !32)
!40 = !DILocation(line: 13, column: 94, scope: !32)
!41 = !DILocation(line: 13, column: 107, scope: !32)
!42 = !DILocation(line: 13, column: 117, scope: !32)
!43 = !DILocation(line: 13, column: 113, scope: !32)
!44 = !DILocation(line: 13, column: 109, scope: !32)
!45 = !DILocation(line: 13, column: 67, scope: !32)
!46 = distinct !DISubprogram(name: "lorenz_rk4", scope: !1, file: !1, line: 15, type: !13, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = !DILocation(line: 77, column: 1, scope: !48, inlinedAt: !50)
!48 = distinct !DISubprogram(name: "get_x", scope: !49, file: !49, line: 77, type: !13, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = !DIFile(filename: "corpus/include/cuda_mini.h", directory: ".")
!50 = distinct !DILocation(line: 16, column: 16, scope: !46)
!51 = !DILocation(line: 16, column: 13, scope: !46)
!52 = !{!18, !18, i64 0}
!53 = !DILocation(line: 17, column: 21, scope: !46)
!54 = !DILocation(line: 17, column: 3, scope: !46)
!55 = !DILocation(line: 0, scope: !46)
!56 = !DILocation(line: 23, column: 3, scope: !46)
!57 = !DILocation(line: 23, column: 20, scope: !46)
!58 = !DILocation(line: 24, column: 1, scope: !46)
!59 = !DILocation(line: 12, column: 63, scope: !12, inlinedAt: !60)
!60 = distinct !DILocation(line: 18, column: 22, scope: !46)
!61 = !DILocation(line: 12, column: 56, scope: !12, inlinedAt: !60)
!62 = !DILocation(line: 12, column: 83, scope: !12, inlinedAt: !60)
!63 = !DILocation(line: 12, column: 75, scope: !12, inlinedAt: !60)
!64 = !DILocation(line: 12, column: 90, scope: !12, inlinedAt: !60)
!65 = !DILocation(line: 12, column: 101, scope: !12, inlinedAt: !60)
!66 = !DILocation(line: 12, column: 121, scope: !12, inlinedAt: !60)
!67 = !DILocation(line: 12, column: 107, scope: !12, inlinedAt: !60)
!68 = !DILocation(line: 13, column: 83, scope: !32, inlinedAt: !69)
!69 = distinct !DILocation(line: 18, column: 45, scope: !46)
!70 = !DILocation(line: 13, column: 79, scope: !32, inlinedAt: !69)
!71 = !DILocation(line: 13, column: 98, scope: !32, inlinedAt: !69)
!72 = !DILocation(line: 13, column: 94, scope: !32, inlinedAt: !69)
!73 = !DILocation(line: 13, column: 113, scope: !32, inlinedAt: !69)
!74 = !DILocation(line: 13, column: 109, scope: !32, inlinedAt: !69)
!75 = !DILocation(line: 12, column: 63, scope: !12, inlinedAt: !76)
!76 = distinct !DILocation(line: 18, column: 38, scope: !46)
!77 = !DILocation(line: 12, column: 56, scope: !12, inlinedAt: !76)
!78 = !DILocation(line: 12, column: 83, scope: !12, inlinedAt: !76)
!79 = !DILocation(line: 12, column: 75, scope: !12, inlinedAt: !76)
!80 = !DILocation(line: 12, column: 90, scope: !12, inlinedAt: !76)
!81 = !DILocation(line: 12, column: 101, scope: !12, inlinedAt: !76)
!82 = !DILocation(line: 12, column: 121, scope: !12, inlinedAt: !76)
!83 = !DILocation(line: 12, column: 107, scope: !12, inlinedAt: !76)
!84 = !DILocation(line: 13, column: 83, scope: !32, inlinedAt: !85)
!85 = distinct !DILocation(line: 18, column: 80, scope: !46)
!86 = !DILocation(line: 13, column: 79, scope: !32, inlinedAt: !85)
!87 = !DILocation(line: 13, column: 98, scope: !32, inlinedAt: !85)
!88 = !DILocation(line: 13, column: 94, scope: !32, inlinedAt: !85)
!89 = !DILocation(line: 13, column: 113, scope: !32, inlinedAt: !85)
!90 = !DILocation(line: 13, column: 109, scope: !32, inlinedAt: !85)
!91 = !DILocation(line: 12, column: 63, scope: !12, inlinedAt: !92)
!92 = distinct !DILocation(line: 18, column: 73, scope: !46)
!93 = !DILocation(line: 12, column: 56, scope: !12, inlinedAt: !92)
!94 = !DILocation(line: 12, column: 83, scope: !12, inlinedAt: !92)
!95 = !DILocation(line: 12, column: 75, scope: !12, inlinedAt: !92)
!96 = !DILocation(line: 12, column: 90, scope: !12, inlinedAt: !92)
!97 = !DILocation(line: 12, column: 101, scope: !12, inlinedAt: !92)
!98 = !DILocation(line: 12, column: 121, scope: !12, inlinedAt: !92)
!99 = !DILocation(line: 12, column: 107, scope: !12, inlinedAt: !92)
!100 = !DILocation(line: 13, column: 83, scope: !32, inlinedAt: !101)
!101 = distinct !DILocation(line: 18, column: 115, scope: !46)
!102 = !DILocation(line: 13, column: 79, scope: !32, inlinedAt: !101)
!103 = !DILocation(line: 13, column: 98, scope: !32, inlinedAt: !101)
!104 = !DILocation(line: 13, column: 94, scope: !32, inlinedAt: !101)
!105 = !DILocation(line: 13, column: 113, scope: !32, inlinedAt: !101)
!106 = !DILocation(line: 13, column: 109, scope: !32, inlinedAt: !101)
!107 = !DILocation(line: 12, column: 63, scope: !12, inlinedAt: !108)
!108 = distinct !DILocation(line: 18, column: 108, scope: !46)
!109 = !DILocation(line: 12, column: 56, scope: !12, inlinedAt: !108)
!110 = !DILocation(line: 12, column: 83, scope: !12, inlinedAt: !108)
!111 = !DILocation(line: 12, column: 75, scope: !12, inlinedAt: !108)
!112 = !DILocation(line: 12, column: 90, scope: !12, inlinedAt: !108)
!113 = !DILocation(line: 12, column: 101, scope: !12, inlinedAt: !108)
!114 = !DILocation(line: 12, column: 121, scope: !12, inlinedAt: !108)
!115 = !DILocation(line: 12, column: 107, scope: !12, inlinedAt: !108)
!116 = !DILocation(line: 19, column: 34, scope: !46)
!117 = !DILocation(line: 19, column: 28, scope: !46)
!118 = !DILocation(line: 19, column: 47, scope: !46)
!119 = !DILocation(line: 19, column: 41, scope: !46)
!120 = !DILocation(line: 19, column: 54, scope: !46)
!121 = !DILocation(line: 19, column: 20, scope: !46)
!122 = !DILocation(line: 19, column: 9, scope: !46)
!123 = !DILocation(line: 20, column: 34, scope: !46)
!124 = !DILocation(line: 20, column: 28, scope: !46)
!125 = !DILocation(line: 20, column: 47, scope: !46)
!126 = !DILocation(line: 20, column: 41, scope: !46)
!127 = !DILocation(line: 20, column: 54, scope: !46)
!128 = !DILocation(line: 20, column: 20, scope: !46)
!129 = !DILocation(line: 20, column: 9, scope: !46)
!130 = !DILocation(line: 21, column: 34, scope: !46)
!131 = !DILocation(line: 21, column: 28, scope: !46)
!132 = !DILocation(line: 21, column: 47, scope: !46)
!133 = !DILocation(line: 21, column: 41, scope: !46)
!134 = !DILocation(line: 21, column: 54, scope: !46)
!135 = !DILocation(line: 21, column: 20, scope: !46)
!136 = !DILocation(line: 21, column: 9, scope: !46)
!137 = !DILocation(line: 17, column: 30, scope: !46)
!138 = distinct !{!138, !54, !139, !140}
!139 = !DILocation(line: 22, column: 3, scope: !46)
!140 = !{!"llvm.loop.mustprogress"}
!141 = distinct !DISubprogram(name: "adaptive_simpson", scope: !1, file: !1, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = !DILocation(line: 77, column: 1, scope: !48, inlinedAt: !143)
!143 = distinct !DILocation(line: 29, column: 17, scope: !141)
!144 = !DILocation(line: 30, column: 3, scope: !141)
!145 = !DILocation(line: 32, column: 9, scope: !141)
!146 = !DILocation(line: 33, column: 9, scope: !141)
!147 = !DILocation(line: 34, column: 21, scope: !141)
!148 = !DILocation(line: 34, column: 18, scope: !141)
!149 = !DILocation(line: 34, column: 16, scope: !141)
!150 = !DILocation(line: 34, column: 10, scope: !141)
!151 = !DILocation(line: 36, column: 3, scope: !141)
!152 = !DILocation(line: 37, column: 22, scope: !141)
!153 = !DILocation(line: 37, column: 35, scope: !141)
!154 = !DILocation(line: 37, column: 48, scope: !141)
!155 = !DILocation(line: 39, column: 31, scope: !141)
!156 = !DILocation(line: 39, column: 26, scope: !141)
!157 = !DILocation(line: 39, column: 51, scope: !141)
!158 = !DILocation(line: 39, column: 46, scope: !141)
!159 = !DILocation(line: 39, column: 71, scope: !141)
!160 = !DILocation(line: 39, column: 66, scope: !141)
!161 = !DILocation(line: 26, column: 84, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 26, type: !13, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = distinct !DILocation(line: 40, column: 23, scope: !141)
!164 = !DILocation(line: 26, column: 88, scope: !162, inlinedAt: !163)
!165 = !DILocation(line: 26, column: 74, scope: !162, inlinedAt: !163)
!166 = !DILocation(line: 26, column: 67, scope: !162, inlinedAt: !163)
!167 = !DILocation(line: 26, column: 84, scope: !162, inlinedAt: !168)
!168 = distinct !DILocation(line: 40, column: 37, scope: !141)
!169 = !DILocation(line: 26, column: 88, scope: !162, inlinedAt: !168)
!170 = !DILocation(line: 26, column: 74, scope: !162, inlinedAt: !168)
!171 = !DILocation(line: 26, column: 67, scope: !162, inlinedAt: !168)
!172 = !DILocation(line: 26, column: 84, scope: !162, inlinedAt: !173)
!173 = distinct !DILocation(line: 40, column: 51, scope: !141)
!174 = !DILocation(line: 26, column: 88, scope: !162, inlinedAt: !173)
!175 = !DILocation(line: 26, column: 74, scope: !162, inlinedAt: !173)
!176 = !DILocation(line: 26, column: 67, scope: !162, inlinedAt: !173)
!177 = !DILocation(line: 41, column: 29, scope: !141)
!178 = !DILocation(line: 41, column: 34, scope: !141)
!179 = !DILocation(line: 41, column: 52, scope: !141)
!180 = !DILocation(line: 41, column: 46, scope: !141)
!181 = !DILocation(line: 41, column: 57, scope: !141)
!182 = !DILocation(line: 41, column: 40, scope: !141)
!183 = !DILocation(line: 42, column: 35, scope: !141)
!184 = !DILocation(line: 26, column: 84, scope: !162, inlinedAt: !185)
!185 = distinct !DILocation(line: 42, column: 56, scope: !141)
!186 = !DILocation(line: 26, column: 88, scope: !162, inlinedAt: !185)
!187 = !DILocation(line: 26, column: 74, scope: !162, inlinedAt: !185)
!188 = !DILocation(line: 26, column: 67, scope: !162, inlinedAt: !185)
!189 = !DILocation(line: 42, column: 54, scope: !141)
!190 = !DILocation(line: 42, column: 48, scope: !141)
!191 = !DILocation(line: 42, column: 71, scope: !141)
!192 = !DILocation(line: 42, column: 65, scope: !141)
!193 = !DILocation(line: 26, column: 84, scope: !162, inlinedAt: !194)
!194 = distinct !DILocation(line: 42, column: 84, scope: !141)
!195 = !DILocation(line: 26, column: 88, scope: !162, inlinedAt: !194)
!196 = !DILocation(line: 26, column: 74, scope: !162, inlinedAt: !194)
!197 = !DILocation(line: 26, column: 67, scope: !162, inlinedAt: !194)
!198 = !DILocation(line: 42, column: 82, scope: !141)
!199 = !DILocation(line: 42, column: 76, scope: !141)
!200 = !DILocation(line: 42, column: 93, scope: !141)
!201 = !DILocation(line: 42, column: 42, scope: !141)
!202 = !DILocation(line: 43, column: 21, scope: !141)
!203 = !DILocation(line: 254, column: 45, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "fabs", scope: !49, file: !49, line: 254, type: !13, scopeLine: 254, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = distinct !DILocation(line: 43, column: 9, scope: !141)
!206 = !DILocation(line: 43, column: 38, scope: !141)
!207 = !DILocation(line: 43, column: 30, scope: !141)
!208 = !DILocation(line: 43, column: 42, scope: !141)
!209 = !DILocation(line: 38, column: 5, scope: !141)
!210 = !DILocation(line: 44, column: 13, scope: !141)
!211 = !DILocation(line: 45, column: 7, scope: !141)
!212 = distinct !{!212, !151, !213, !140}
!213 = !DILocation(line: 51, column: 3, scope: !141)
!214 = !DILocation(line: 48, column: 13, scope: !141)
!215 = !DILocation(line: 48, column: 46, scope: !141)
!216 = !DILocation(line: 48, column: 40, scope: !141)
!217 = !DILocation(line: 49, column: 5, scope: !141)
!218 = !DILocation(line: 50, column: 5, scope: !141)
!219 = !DILocation(line: 50, column: 13, scope: !141)
!220 = !DILocation(line: 50, column: 18, scope: !141)
!221 = !DILocation(line: 50, column: 26, scope: !141)
!222 = !DILocation(line: 50, column: 31, scope: !141)
!223 = !DILocation(line: 50, column: 40, scope: !141)
!224 = !DILocation(line: 0, scope: !141)
!225 = !DILocation(line: 36, column: 14, scope: !141)
!226 = !DILocation(line: 52, column: 3, scope: !141)
!227 = !DILocation(line: 52, column: 10, scope: !141)
!228 = !DILocation(line: 53, column: 1, scope: !141)
!229 = distinct !DISubprogram(name: "jacobi", scope: !1, file: !1, line: 55, type: !13, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!230 = !DILocation(line: 77, column: 1, scope: !48, inlinedAt: !231)
!231 = distinct !DILocation(line: 57, column: 17, scope: !229)
!232 = !DILocation(line: 58, column: 3, scope: !229)
!233 = !DILocation(line: 58, column: 8, scope: !229)
!234 = !DILocation(line: 59, column: 3, scope: !229)
!235 = !DILocation(line: 60, column: 21, scope: !229)
!236 = !DILocation(line: 60, column: 3, scope: !229)
!237 = !DILocation(line: 62, column: 5, scope: !229)
!238 = !DILocation(line: 68, column: 10, scope: !229)
!239 = !DILocation(line: 68, column: 3, scope: !229)
!240 = !DILocation(line: 68, column: 8, scope: !229)
!241 = !DILocation(line: 69, column: 1, scope: !229)
!242 = !DILocation(line: 64, column: 5, scope: !229)
!243 = !DILocation(line: 65, column: 13, scope: !229)
!244 = !DILocation(line: 65, column: 18, scope: !229)
!245 = !DILocation(line: 65, column: 36, scope: !229)
!246 = !DILocation(line: 65, column: 34, scope: !229)
!247 = !DILocation(line: 65, column: 27, scope: !229)
!248 = !DILocation(line: 65, column: 10, scope: !229)
!249 = !DILocation(line: 66, column: 5, scope: !229)
!250 = !DILocation(line: 60, column: 35, scope: !229)
!251 = distinct !{!251, !236, !252, !140}
!252 = !DILocation(line: 67, column: 3, scope: !229)
!253 = !DILocation(line: 63, column: 13, scope: !229)
!254 = !DILocation(line: 63, column: 28, scope: !229)
!255 = !DILocation(line: 63, column: 44, scope: !229)
!256 = !DILocation(line: 63, column: 42, scope: !229)
!257 = !DILocation(line: 63, column: 25, scope: !229)
!258 = !DILocation(line: 63, column: 19, scope: !229)
!259 = !DILocation(line: 0, scope: !229)
!260 = !DILocation(line: 62, column: 29, scope: !229)
!261 = !DILocation(line: 62, column: 23, scope: !229)
!262 = distinct !{!262, !237, !263, !140}
!263 = !DILocation(line: 63, column: 47, scope: !229)
!264 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 71, type: !13, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!265 = !DILocation(line: 110, column: 31, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !49, file: !49, line: 107, type: !13, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!267 = distinct !DILocation(line: 72, column: 41, scope: !264)
!268 = !DILocation(line: 104, column: 69, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "__shfl_xor_sync", scope: !49, file: !49, line: 104, type: !13, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = distinct !DILocation(line: 110, column: 12, scope: !266, inlinedAt: !267)
!271 = !DILocation(line: 110, column: 10, scope: !266, inlinedAt: !267)
!272 = !DILocation(line: 111, column: 31, scope: !266, inlinedAt: !267)
!273 = !DILocation(line: 104, column: 69, scope: !269, inlinedAt: !274)
!274 = distinct !DILocation(line: 111, column: 12, scope: !266, inlinedAt: !267)
!275 = !DILocation(line: 111, column: 10, scope: !266, inlinedAt: !267)
!276 = !DILocation(line: 72, column: 38, scope: !264)
!277 = !DILocation(line: 73, column: 3, scope: !264)
!278 = distinct !DISubprogram(name: "conjugate_gradient", scope: !1, file: !1, line: 77, type: !13, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!279 = !DILocation(line: 77, column: 1, scope: !48, inlinedAt: !280)
!280 = distinct !DILocation(line: 79, column: 17, scope: !278)
!281 = !DILocation(line: 80, column: 24, scope: !278)
!282 = !DILocation(line: 81, column: 9, scope: !278)
!283 = !DILocation(line: 81, column: 28, scope: !278)
!284 = !DILocation(line: 81, column: 20, scope: !278)
!285 = !DILocation(line: 81, column: 15, scope: !278)
!286 = !DILocation(line: 82, column: 21, scope: !278)
!287 = !DILocation(line: 110, column: 31, scope: !266, inlinedAt: !288)
!288 = distinct !DILocation(line: 72, column: 41, scope: !264, inlinedAt: !289)
!289 = distinct !DILocation(line: 82, column: 15, scope: !278)
!290 = !DILocation(line: 104, column: 69, scope: !269, inlinedAt: !291)
!291 = distinct !DILocation(line: 110, column: 12, scope: !266, inlinedAt: !288)
!292 = !DILocation(line: 110, column: 10, scope: !266, inlinedAt: !288)
!293 = !DILocation(line: 111, column: 31, scope: !266, inlinedAt: !288)
!294 = !DILocation(line: 104, column: 69, scope: !269, inlinedAt: !295)
!295 = distinct !DILocation(line: 111, column: 12, scope: !266, inlinedAt: !288)
!296 = !DILocation(line: 111, column: 10, scope: !266, inlinedAt: !288)
!297 = !DILocation(line: 72, column: 38, scope: !264, inlinedAt: !289)
!298 = !DILocation(line: 83, column: 21, scope: !278)
!299 = !DILocation(line: 83, column: 34, scope: !278)
!300 = !DILocation(line: 83, column: 3, scope: !278)
!301 = !DILocation(line: 0, scope: !278)
!302 = !DILocation(line: 95, column: 3, scope: !278)
!303 = !DILocation(line: 95, column: 8, scope: !278)
!304 = !DILocation(line: 96, column: 9, scope: !278)
!305 = !DILocation(line: 84, column: 14, scope: !278)
!306 = !DILocation(line: 85, column: 5, scope: !278)
!307 = !DILocation(line: 86, column: 27, scope: !278)
!308 = !DILocation(line: 86, column: 33, scope: !278)
!309 = !DILocation(line: 86, column: 31, scope: !278)
!310 = !DILocation(line: 86, column: 40, scope: !278)
!311 = !DILocation(line: 86, column: 38, scope: !278)
!312 = !DILocation(line: 87, column: 37, scope: !278)
!313 = !DILocation(line: 110, column: 31, scope: !266, inlinedAt: !314)
!314 = distinct !DILocation(line: 72, column: 41, scope: !264, inlinedAt: !315)
!315 = distinct !DILocation(line: 87, column: 31, scope: !278)
!316 = !DILocation(line: 104, column: 69, scope: !269, inlinedAt: !317)
!317 = distinct !DILocation(line: 110, column: 12, scope: !266, inlinedAt: !314)
!318 = !DILocation(line: 110, column: 10, scope: !266, inlinedAt: !314)
!319 = !DILocation(line: 111, column: 31, scope: !266, inlinedAt: !314)
!320 = !DILocation(line: 104, column: 69, scope: !269, inlinedAt: !321)
!321 = distinct !DILocation(line: 111, column: 12, scope: !266, inlinedAt: !314)
!322 = !DILocation(line: 111, column: 10, scope: !266, inlinedAt: !314)
!323 = !DILocation(line: 72, column: 38, scope: !264, inlinedAt: !315)
!324 = !DILocation(line: 87, column: 29, scope: !278)
!325 = !DILocation(line: 258, column: 64, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "fma", scope: !49, file: !49, line: 258, type: !13, scopeLine: 258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!327 = distinct !DILocation(line: 88, column: 10, scope: !278)
!328 = !DILocation(line: 89, column: 13, scope: !278)
!329 = !DILocation(line: 258, column: 64, scope: !326, inlinedAt: !330)
!330 = distinct !DILocation(line: 89, column: 9, scope: !278)
!331 = !DILocation(line: 90, column: 31, scope: !278)
!332 = !DILocation(line: 110, column: 31, scope: !266, inlinedAt: !333)
!333 = distinct !DILocation(line: 72, column: 41, scope: !264, inlinedAt: !334)
!334 = distinct !DILocation(line: 90, column: 25, scope: !278)
!335 = !DILocation(line: 104, column: 69, scope: !269, inlinedAt: !336)
!336 = distinct !DILocation(line: 110, column: 12, scope: !266, inlinedAt: !333)
!337 = !DILocation(line: 110, column: 10, scope: !266, inlinedAt: !333)
!338 = !DILocation(line: 111, column: 31, scope: !266, inlinedAt: !333)
!339 = !DILocation(line: 104, column: 69, scope: !269, inlinedAt: !340)
!340 = distinct !DILocation(line: 111, column: 12, scope: !266, inlinedAt: !333)
!341 = !DILocation(line: 111, column: 10, scope: !266, inlinedAt: !333)
!342 = !DILocation(line: 72, column: 38, scope: !264, inlinedAt: !334)
!343 = !DILocation(line: 91, column: 18, scope: !278)
!344 = !DILocation(line: 258, column: 64, scope: !326, inlinedAt: !345)
!345 = distinct !DILocation(line: 91, column: 9, scope: !278)
!346 = !DILocation(line: 93, column: 5, scope: !278)
!347 = !DILocation(line: 83, column: 49, scope: !278)
!348 = distinct !{!348, !300, !349, !140}
!349 = !DILocation(line: 94, column: 3, scope: !278)
!350 = !DILocation(line: 96, column: 25, scope: !278)
!351 = !DILocation(line: 96, column: 15, scope: !278)
!352 = !DILocation(line: 97, column: 1, scope: !278)
!353 = distinct !DISubprogram(name: "cubic_newton", scope: !1, file: !1, line: 99, type: !13, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!354 = !DILocation(line: 77, column: 1, scope: !48, inlinedAt: !355)
!355 = distinct !DILocation(line: 100, column: 29, scope: !353)
!356 = !DILocation(line: 100, column: 27, scope: !353)
!357 = !DILocation(line: 100, column: 20, scope: !353)
!358 = !DILocation(line: 100, column: 47, scope: !353)
!359 = !DILocation(line: 100, column: 78, scope: !353)
!360 = !DILocation(line: 103, column: 3, scope: !353)
!361 = !DILocation(line: 110, column: 39, scope: !353)
!362 = !DILocation(line: 110, column: 23, scope: !353)
!363 = !DILocation(line: 110, column: 3, scope: !353)
!364 = !DILocation(line: 110, column: 21, scope: !353)
!365 = !DILocation(line: 111, column: 1, scope: !353)
!366 = !DILocation(line: 104, column: 26, scope: !353)
!367 = !DILocation(line: 104, column: 31, scope: !353)
!368 = !DILocation(line: 104, column: 35, scope: !353)
!369 = !DILocation(line: 104, column: 40, scope: !353)
!370 = !DILocation(line: 104, column: 44, scope: !353)
!371 = !DILocation(line: 104, column: 58, scope: !353)
!372 = !DILocation(line: 104, column: 62, scope: !353)
!373 = !DILocation(line: 104, column: 73, scope: !353)
!374 = !DILocation(line: 104, column: 77, scope: !353)
!375 = !DILocation(line: 105, column: 11, scope: !353)
!376 = !DILocation(line: 107, column: 29, scope: !353)
!377 = !DILocation(line: 107, column: 27, scope: !353)
!378 = !DILocation(line: 108, column: 16, scope: !353)
!379 = !DILocation(line: 108, column: 21, scope: !353)
!380 = !DILocation(line: 103, column: 45, scope: !353)
!381 = !DILocation(line: 103, column: 21, scope: !353)
!382 = !DILocation(line: 103, column: 26, scope: !353)
!383 = distinct !{!383, !360, !384, !140}
!384 = !DILocation(line: 109, column: 3, scope: !353)
