; ModuleID = 'corpus/opencl/ripemd160.cl'
source_filename = "corpus/opencl/ripemd160.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@rl = dso_local local_unnamed_addr addrspace(4) constant [80 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\07\04\0D\01\0A\06\0F\03\0C\00\09\05\02\0E\0B\08\03\0A\0E\04\09\0F\08\01\02\07\00\06\0D\0B\05\0C\01\09\0B\0A\00\08\0C\04\0D\03\07\0F\0E\05\06\02\04\00\05\09\07\0C\02\0A\0E\01\03\08\0B\06\0F\0D", align 1
@rr = dso_local local_unnamed_addr addrspace(4) constant [80 x i8] c"\05\0E\07\00\09\02\0B\04\0D\06\0F\08\01\0A\03\0C\06\0B\03\07\00\0D\05\0A\0E\0F\08\0C\04\09\01\02\0F\05\01\03\07\0E\06\09\0B\08\0C\02\0A\00\04\0D\08\06\04\01\03\0B\0F\00\05\0C\02\0D\09\07\0A\0E\0C\0F\0A\04\01\05\08\07\06\02\0D\0E\00\03\09\0B", align 1
@sl = dso_local local_unnamed_addr addrspace(4) constant [80 x i8] c"\0B\0E\0F\0C\05\08\07\09\0B\0D\0E\0F\06\07\09\08\07\06\08\0D\0B\09\07\0F\07\0C\0F\09\0B\07\0D\0C\0B\0D\06\07\0E\09\0D\0F\0E\08\0D\06\05\0C\07\05\0B\0C\0E\0F\0E\0F\09\08\09\0E\05\06\08\06\05\0C\09\0F\05\0B\06\08\0D\0C\05\0C\0D\0E\0B\08\05\06", align 1
@sr = dso_local local_unnamed_addr addrspace(4) constant [80 x i8] c"\08\09\09\0B\0D\0F\0F\05\07\07\08\0B\0E\0E\0C\06\09\0D\0F\07\0C\08\09\0B\07\07\0C\07\06\0F\0D\0B\09\07\0F\0B\08\06\06\0E\0C\0D\05\0E\0D\0D\07\05\0F\05\08\0B\0E\0E\06\0E\06\09\0C\09\0C\05\0F\08\08\05\0C\09\0C\05\0E\06\08\0D\06\05\0F\0D\0B\0B", align 1
@kl = dso_local local_unnamed_addr addrspace(4) constant [5 x i32] [i32 0, i32 1518500249, i32 1859775393, i32 -1894007588, i32 -1454113458], align 4
@kr = dso_local local_unnamed_addr addrspace(4) constant [5 x i32] [i32 1352829926, i32 1548603684, i32 1836072691, i32 2053994217, i32 0], align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ripemd160(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_ripemd160(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_ripemd160(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca [16 x i32], align 4
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %9 = shl i32 %8, 3
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  store i32 %12, ptr %3, align 4, !tbaa !6
  %13 = or disjoint i32 %9, 1
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %16, ptr %17, align 4, !tbaa !6
  %18 = or disjoint i32 %9, 2
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %21, ptr %22, align 4, !tbaa !6
  %23 = or disjoint i32 %9, 3
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %26, ptr %27, align 4, !tbaa !6
  %28 = or disjoint i32 %9, 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !6
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 %31, ptr %32, align 4, !tbaa !6
  %33 = or disjoint i32 %9, 5
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 %36, ptr %37, align 4, !tbaa !6
  %38 = or disjoint i32 %9, 6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !6
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %41, ptr %42, align 4, !tbaa !6
  %43 = or disjoint i32 %9, 7
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !6
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 %46, ptr %47, align 4, !tbaa !6
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store i32 0, ptr %49, align 4, !tbaa !6
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i32 0, ptr %50, align 4, !tbaa !6
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store i32 0, ptr %51, align 4, !tbaa !6
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i32 0, ptr %52, align 4, !tbaa !6
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 52
  store i32 0, ptr %53, align 4, !tbaa !6
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 60
  store i32 0, ptr %55, align 4, !tbaa !6
  store i32 128, ptr %48, align 4, !tbaa !6
  store i32 256, ptr %54, align 4, !tbaa !6
  br label %56

56:                                               ; preds = %85, %2
  %57 = phi i32 [ 0, %2 ], [ %105, %85 ]
  %58 = phi i32 [ 1732584193, %2 ], [ %62, %85 ]
  %59 = phi i32 [ -271733879, %2 ], [ %103, %85 ]
  %60 = phi i32 [ -1732584194, %2 ], [ %59, %85 ]
  %61 = phi i32 [ 271733878, %2 ], [ %104, %85 ]
  %62 = phi i32 [ -1009589776, %2 ], [ %61, %85 ]
  %63 = lshr i32 %57, 4
  switch i32 %63, label %81 [
    i32 0, label %64
    i32 1, label %67
    i32 2, label %72
    i32 3, label %76
  ]

64:                                               ; preds = %56
  %65 = xor i32 %60, %59
  %66 = xor i32 %65, %61
  br label %85

67:                                               ; preds = %56
  %68 = and i32 %60, %59
  %69 = xor i32 %59, -1
  %70 = and i32 %61, %69
  %71 = or disjoint i32 %70, %68
  br label %85

72:                                               ; preds = %56
  %73 = xor i32 %60, -1
  %74 = or i32 %59, %73
  %75 = xor i32 %74, %61
  br label %85

76:                                               ; preds = %56
  %77 = and i32 %61, %59
  %78 = xor i32 %61, -1
  %79 = and i32 %60, %78
  %80 = or disjoint i32 %77, %79
  br label %85

81:                                               ; preds = %56
  %82 = xor i32 %61, -1
  %83 = or i32 %60, %82
  %84 = xor i32 %83, %59
  br label %85

85:                                               ; preds = %81, %76, %72, %67, %64
  %86 = phi i32 [ %84, %81 ], [ %66, %64 ], [ %71, %67 ], [ %75, %72 ], [ %80, %76 ]
  %87 = add i32 %86, %58
  %88 = zext nneg i32 %57 to i64
  %89 = getelementptr inbounds nuw i8, ptr addrspace(4) @rl, i64 %88
  %90 = load i8, ptr addrspace(4) %89, align 1, !tbaa !14
  %91 = zext i8 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr %3, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !6
  %94 = add i32 %87, %93
  %95 = zext nneg i32 %63 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(4) @kl, i64 %95
  %97 = load i32, ptr addrspace(4) %96, align 4, !tbaa !6
  %98 = add i32 %94, %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(4) @sl, i64 %88
  %100 = load i8, ptr addrspace(4) %99, align 1, !tbaa !14
  %101 = zext i8 %100 to i32
  %102 = tail call noundef i32 @llvm.fshl.i32(i32 %98, i32 %98, i32 range(i32 0, 256) %101)
  %103 = add i32 %102, %62
  %104 = tail call noundef i32 @llvm.fshl.i32(i32 %60, i32 %60, i32 10)
  %105 = add nuw nsw i32 %57, 1
  %106 = icmp eq i32 %105, 80
  br i1 %106, label %107, label %56

107:                                              ; preds = %85, %136
  %108 = phi i32 [ %156, %136 ], [ 0, %85 ]
  %109 = phi i32 [ %113, %136 ], [ 1732584193, %85 ]
  %110 = phi i32 [ %154, %136 ], [ -271733879, %85 ]
  %111 = phi i32 [ %110, %136 ], [ -1732584194, %85 ]
  %112 = phi i32 [ %155, %136 ], [ 271733878, %85 ]
  %113 = phi i32 [ %112, %136 ], [ -1009589776, %85 ]
  %114 = lshr i32 %108, 4
  switch i32 %114, label %132 [
    i32 4, label %115
    i32 3, label %118
    i32 2, label %123
    i32 1, label %127
  ]

115:                                              ; preds = %107
  %116 = xor i32 %111, %110
  %117 = xor i32 %116, %112
  br label %136

118:                                              ; preds = %107
  %119 = and i32 %111, %110
  %120 = xor i32 %110, -1
  %121 = and i32 %112, %120
  %122 = or disjoint i32 %121, %119
  br label %136

123:                                              ; preds = %107
  %124 = xor i32 %111, -1
  %125 = or i32 %110, %124
  %126 = xor i32 %125, %112
  br label %136

127:                                              ; preds = %107
  %128 = and i32 %112, %110
  %129 = xor i32 %112, -1
  %130 = and i32 %111, %129
  %131 = or disjoint i32 %128, %130
  br label %136

132:                                              ; preds = %107
  %133 = xor i32 %112, -1
  %134 = or i32 %111, %133
  %135 = xor i32 %134, %110
  br label %136

136:                                              ; preds = %132, %127, %123, %118, %115
  %137 = phi i32 [ %135, %132 ], [ %117, %115 ], [ %122, %118 ], [ %126, %123 ], [ %131, %127 ]
  %138 = add i32 %137, %109
  %139 = zext nneg i32 %108 to i64
  %140 = getelementptr inbounds nuw i8, ptr addrspace(4) @rr, i64 %139
  %141 = load i8, ptr addrspace(4) %140, align 1, !tbaa !14
  %142 = zext i8 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr %3, i64 %142
  %144 = load i32, ptr %143, align 4, !tbaa !6
  %145 = add i32 %138, %144
  %146 = zext nneg i32 %114 to i64
  %147 = getelementptr inbounds nuw i32, ptr addrspace(4) @kr, i64 %146
  %148 = load i32, ptr addrspace(4) %147, align 4, !tbaa !6
  %149 = add i32 %145, %148
  %150 = getelementptr inbounds nuw i8, ptr addrspace(4) @sr, i64 %139
  %151 = load i8, ptr addrspace(4) %150, align 1, !tbaa !14
  %152 = zext i8 %151 to i32
  %153 = tail call noundef i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 range(i32 0, 256) %152)
  %154 = add i32 %153, %113
  %155 = tail call noundef i32 @llvm.fshl.i32(i32 %111, i32 %111, i32 10)
  %156 = add nuw nsw i32 %108, 1
  %157 = icmp eq i32 %156, 80
  br i1 %157, label %158, label %107

158:                                              ; preds = %136
  %159 = mul i32 %8, 5
  %160 = add i32 %59, -271733879
  %161 = add i32 %160, %155
  %162 = zext i32 %159 to i64
  %163 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %162
  store i32 %161, ptr addrspace(1) %163, align 4, !tbaa !6
  %164 = add i32 %104, -1732584194
  %165 = add i32 %164, %112
  %166 = add i32 %159, 1
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %167
  store i32 %165, ptr addrspace(1) %168, align 4, !tbaa !6
  %169 = add i32 %61, 271733878
  %170 = add i32 %169, %113
  %171 = add i32 %159, 2
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %172
  store i32 %170, ptr addrspace(1) %173, align 4, !tbaa !6
  %174 = add i32 %62, -1009589776
  %175 = add i32 %174, %154
  %176 = add i32 %159, 3
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %177
  store i32 %175, ptr addrspace(1) %178, align 4, !tbaa !6
  %179 = add i32 %103, 1732584193
  %180 = add i32 %179, %110
  %181 = add i32 %159, 4
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %182
  store i32 %180, ptr addrspace(1) %183, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!12 = !{!"uint*", !"uint*"}
!13 = !{!"const", !""}
!14 = !{!8, !8, i64 0}
