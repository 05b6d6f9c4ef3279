; Made by make_triton.py with Triton 3.9.0, for sm_90.
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @layer_norm(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, float %5, ptr addrspace(1) nofree readnone captures(none) %6, ptr addrspace(1) nofree readnone captures(none) %7) local_unnamed_addr #0 !dbg !6 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !16
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %11 = and i32 %10, 127, !dbg !17
  %12 = icmp slt i32 %11, %4, !dbg !18
  %13 = mul i32 %4, %9, !dbg !19
  %14 = sext i32 %13 to i64, !dbg !20
  %15 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %14, !dbg !20
  %16 = zext nneg i32 %11 to i64, !dbg !20
  %17 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %16, !dbg !20
  %18 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %17, i1 %12) #6, !dbg !21
  %19 = bitcast i16 %18 to half, !dbg !21
  %20 = fpext half %19 to float, !dbg !21
  %21 = bitcast float %20 to i32, !dbg !22
  %22 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %21, i32 16, i32 31), !dbg !22
  %23 = bitcast i32 %22 to float, !dbg !22
  %24 = fadd float %20, %23, !dbg !27
  %25 = bitcast float %24 to i32, !dbg !22
  %26 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %25, i32 8, i32 31), !dbg !22
  %27 = bitcast i32 %26 to float, !dbg !22
  %28 = fadd float %24, %27, !dbg !27
  %29 = bitcast float %28 to i32, !dbg !22
  %30 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %29, i32 4, i32 31), !dbg !22
  %31 = bitcast i32 %30 to float, !dbg !22
  %32 = fadd float %28, %31, !dbg !27
  %33 = bitcast float %32 to i32, !dbg !22
  %34 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %33, i32 2, i32 31), !dbg !22
  %35 = bitcast i32 %34 to float, !dbg !22
  %36 = fadd float %32, %35, !dbg !27
  %37 = bitcast float %36 to i32, !dbg !22
  %38 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %37, i32 1, i32 31), !dbg !22
  %39 = bitcast i32 %38 to float, !dbg !22
  %40 = fadd float %36, %39, !dbg !27
  %41 = lshr i32 %10, 3, !dbg !22
  %42 = and i32 %41, 12, !dbg !22
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %42, !dbg !22
  store float %40, ptr addrspace(3) %43, align 4, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %44 = shl nuw nsw i32 %10, 2, !dbg !22
  %45 = and i32 %44, 12, !dbg !22
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %45, !dbg !22
  %47 = load i32, ptr addrspace(3) %46, align 4, !dbg !22
  %48 = bitcast i32 %47 to float, !dbg !22
  %49 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %47, i32 2, i32 31), !dbg !22
  %50 = bitcast i32 %49 to float, !dbg !22
  %51 = fadd float %48, %50, !dbg !27
  %52 = bitcast float %51 to i32, !dbg !22
  %53 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %52, i32 1, i32 31), !dbg !22
  %54 = bitcast i32 %53 to float, !dbg !22
  %55 = fadd float %51, %54, !dbg !27
  %56 = sitofp i32 %4 to float, !dbg !28
  %57 = tail call float @llvm.nvvm.div.full(float %55, float %56), !dbg !28
  %58 = fsub float %20, %57, !dbg !29
  %59 = select i1 %12, float %58, float 0.000000e+00, !dbg !30
  %60 = fmul float %59, %59, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %61 = bitcast float %60 to i32, !dbg !32
  %62 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %61, i32 16, i32 31), !dbg !32
  %63 = bitcast i32 %62 to float, !dbg !32
  %64 = fadd float %60, %63, !dbg !34
  %65 = bitcast float %64 to i32, !dbg !32
  %66 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %65, i32 8, i32 31), !dbg !32
  %67 = bitcast i32 %66 to float, !dbg !32
  %68 = fadd float %64, %67, !dbg !34
  %69 = bitcast float %68 to i32, !dbg !32
  %70 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %69, i32 4, i32 31), !dbg !32
  %71 = bitcast i32 %70 to float, !dbg !32
  %72 = fadd float %68, %71, !dbg !34
  %73 = bitcast float %72 to i32, !dbg !32
  %74 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %73, i32 2, i32 31), !dbg !32
  %75 = bitcast i32 %74 to float, !dbg !32
  %76 = fadd float %72, %75, !dbg !34
  %77 = bitcast float %76 to i32, !dbg !32
  %78 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %77, i32 1, i32 31), !dbg !32
  %79 = bitcast i32 %78 to float, !dbg !32
  %80 = fadd float %76, %79, !dbg !34
  store float %80, ptr addrspace(3) %43, align 4, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %81 = load i32, ptr addrspace(3) %46, align 4, !dbg !32
  %82 = bitcast i32 %81 to float, !dbg !32
  %83 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %81, i32 2, i32 31), !dbg !32
  %84 = bitcast i32 %83 to float, !dbg !32
  %85 = fadd float %82, %84, !dbg !34
  %86 = bitcast float %85 to i32, !dbg !32
  %87 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %86, i32 1, i32 31), !dbg !32
  %88 = bitcast i32 %87 to float, !dbg !32
  %89 = fadd float %85, %88, !dbg !34
  %90 = tail call float @llvm.nvvm.div.full(float %89, float %56), !dbg !35
  %91 = fadd float %5, %90, !dbg !35
  %92 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !36
  %.not.i = icmp eq i32 %92, 0, !dbg !36
  %93 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #6, !dbg !36
  %.not1.i = icmp eq i32 %93, 0, !dbg !36
  br i1 %.not.i, label %99, label %94, !dbg !36

94:                                               ; preds = %8
  br i1 %.not1.i, label %97, label %95, !dbg !36

95:                                               ; preds = %94
  %96 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %91) #6, !dbg !36
  br label %__nv_sqrtf.exit, !dbg !36

97:                                               ; preds = %94
  %98 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %91) #6, !dbg !36
  br label %__nv_sqrtf.exit, !dbg !36

99:                                               ; preds = %8
  br i1 %.not1.i, label %102, label %100, !dbg !36

100:                                              ; preds = %99
  %101 = tail call float @llvm.nvvm.sqrt.rn.f(float %91) #6, !dbg !36
  br label %__nv_sqrtf.exit, !dbg !36

102:                                              ; preds = %99
  %103 = tail call float @llvm.nvvm.sqrt.approx.f(float %91) #6, !dbg !36
  br label %__nv_sqrtf.exit, !dbg !36

__nv_sqrtf.exit:                                  ; preds = %95, %97, %100, %102
  %.0.i = phi float [ %96, %95 ], [ %98, %97 ], [ %101, %100 ], [ %103, %102 ], !dbg !36
  %104 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %.0.i), !dbg !37
  %105 = fmul float %59, %104, !dbg !38
  %106 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %16, !dbg !39
  %107 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %106, i1 %12) #6, !dbg !40
  %108 = bitcast i32 %107 to float, !dbg !40
  %109 = fmul float %105, %108, !dbg !38
  %110 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %16, !dbg !41
  %111 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %110, i1 %12) #6, !dbg !42
  %112 = bitcast i32 %111 to float, !dbg !42
  %113 = fadd float %109, %112, !dbg !38
  %114 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %14, !dbg !43
  %115 = getelementptr [2 x i8], ptr addrspace(1) %114, i64 %16, !dbg !43
  %116 = fptrunc float %113 to half, !dbg !44
  %117 = bitcast half %116 to i16, !dbg !45
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %117, ptr addrspace(1) %115, i1 %12) #6, !dbg !45
  ret void, !dbg !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}
!nvvmir.version = !{!5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "triton_layer_norm.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{i32 2, i32 0}
!6 = distinct !DISubprogram(name: "layer_norm", linkageName: "layer_norm", scope: !1, file: !1, line: 8, type: !7, scopeLine: 8, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{null, !9, !11, !11, !9, !13, !12, !14, !14}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !15, size: 64, dwarfAddressSpace: 1)
!15 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!16 = !DILocation(line: 9, column: 11, scope: !6)
!17 = !DILocation(line: 10, column: 9, scope: !6)
!18 = !DILocation(line: 11, column: 9, scope: !6)
!19 = !DILocation(line: 12, column: 21, scope: !6)
!20 = !DILocation(line: 12, column: 17, scope: !6)
!21 = !DILocation(line: 12, column: 9, scope: !6)
!22 = !DILocation(line: 314, column: 12, scope: !23, inlinedAt: !25)
!23 = distinct !DILexicalBlockFile(scope: !6, file: !24, discriminator: 0)
!24 = !DIFile(filename: "standard.py", directory: ".")
!25 = !DILocation(line: 13, column: 12, scope: !26)
!26 = distinct !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
!27 = !DILocation(line: 287, column: 12, scope: !23, inlinedAt: !22)
!28 = !DILocation(line: 13, column: 12, scope: !6)
!29 = !DILocation(line: 14, column: 21, scope: !6)
!30 = !DILocation(line: 14, column: 9, scope: !6)
!31 = !DILocation(line: 15, column: 28, scope: !6)
!32 = !DILocation(line: 314, column: 12, scope: !23, inlinedAt: !33)
!33 = !DILocation(line: 15, column: 21, scope: !26)
!34 = !DILocation(line: 287, column: 12, scope: !23, inlinedAt: !32)
!35 = !DILocation(line: 15, column: 21, scope: !6)
!36 = !DILocation(line: 15, column: 13, scope: !6)
!37 = !DILocation(line: 15, column: 9, scope: !6)
!38 = !DILocation(line: 16, column: 9, scope: !6)
!39 = !DILocation(line: 16, column: 25, scope: !6)
!40 = !DILocation(line: 16, column: 17, scope: !6)
!41 = !DILocation(line: 16, column: 50, scope: !6)
!42 = !DILocation(line: 16, column: 42, scope: !6)
!43 = !DILocation(line: 17, column: 14, scope: !6)
!44 = !DILocation(line: 17, column: 36, scope: !6)
!45 = !DILocation(line: 17, column: 5, scope: !6)
!46 = !DILocation(line: 8, column: 1, scope: !6)
