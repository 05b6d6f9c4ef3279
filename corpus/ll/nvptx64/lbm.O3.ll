; ModuleID = 'corpus/opencl/lbm.cl'
source_filename = "corpus/opencl/lbm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@cx = dso_local local_unnamed_addr addrspace(4) constant [9 x i32] [i32 0, i32 1, i32 0, i32 -1, i32 0, i32 1, i32 -1, i32 -1, i32 1], align 4
@cy = dso_local local_unnamed_addr addrspace(4) constant [9 x i32] [i32 0, i32 0, i32 1, i32 0, i32 -1, i32 1, i32 1, i32 -1, i32 -1], align 4
@wt = dso_local local_unnamed_addr addrspace(4) constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4
@opposite = dso_local local_unnamed_addr addrspace(4) constant [9 x i8] c"\00\03\04\01\02\07\08\05\06", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @lbm_d2q9(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_lbm_d2q9(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_lbm_d2q9(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %9, %8
  %12 = add i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = mul nuw nsw i32 %14, %13
  %17 = add nuw nsw i32 %16, %15
  %18 = mul nsw i32 %4, %3
  %19 = add i32 %3, %12
  %20 = add i32 %4, %17
  %21 = srem i32 %19, %3
  %22 = srem i32 %20, %4
  %23 = mul nsw i32 %22, %3
  %24 = add i32 %21, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %28 = add i32 %19, -1
  %29 = srem i32 %28, %3
  %30 = add i32 %29, %18
  %31 = add i32 %30, %23
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = add i32 %20, -1
  %36 = srem i32 %35, %4
  %37 = shl nsw i32 %18, 1
  %38 = mul nsw i32 %36, %3
  %39 = add i32 %21, %37
  %40 = add i32 %39, %38
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !14
  %44 = add i32 %19, 1
  %45 = srem i32 %44, %3
  %46 = mul nsw i32 %18, 3
  %47 = add i32 %45, %46
  %48 = add i32 %47, %23
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = add i32 %20, 1
  %53 = srem i32 %52, %4
  %54 = shl nsw i32 %18, 2
  %55 = mul nsw i32 %53, %3
  %56 = add i32 %21, %54
  %57 = add i32 %56, %55
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !14
  %61 = mul nsw i32 %18, 5
  %62 = add i32 %29, %61
  %63 = add i32 %62, %38
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !14
  %67 = mul nsw i32 %18, 6
  %68 = add i32 %45, %67
  %69 = add i32 %68, %38
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !14
  %73 = mul nsw i32 %18, 7
  %74 = add i32 %45, %73
  %75 = add i32 %74, %55
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %76
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !14
  %79 = shl nsw i32 %18, 3
  %80 = add i32 %29, %79
  %81 = add i32 %80, %55
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !14
  %85 = mul nsw i32 %3, %17
  %86 = add nsw i32 %85, %12
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %87
  %89 = load i8, ptr addrspace(1) %88, align 1, !tbaa !16
  %90 = icmp eq i8 %89, 0
  br i1 %90, label %235, label %91

91:                                               ; preds = %7
  %92 = fadd float %27, 0.000000e+00
  %93 = tail call float @llvm.fmuladd.f32(float %27, float 0.000000e+00, float 0.000000e+00)
  %94 = fadd float %92, %34
  %95 = fadd float %34, %93
  %96 = tail call float @llvm.fmuladd.f32(float %34, float 0.000000e+00, float %93)
  %97 = fadd float %94, %43
  %98 = tail call float @llvm.fmuladd.f32(float %43, float 0.000000e+00, float %95)
  %99 = fadd float %43, %96
  %100 = fadd float %97, %51
  %101 = fsub float %98, %51
  %102 = tail call float @llvm.fmuladd.f32(float %51, float 0.000000e+00, float %99)
  %103 = fadd float %100, %60
  %104 = tail call float @llvm.fmuladd.f32(float %60, float 0.000000e+00, float %101)
  %105 = fsub float %102, %60
  %106 = fadd float %103, %66
  %107 = fadd float %66, %104
  %108 = fadd float %66, %105
  %109 = fadd float %106, %72
  %110 = fsub float %107, %72
  %111 = fadd float %72, %108
  %112 = fadd float %109, %78
  %113 = fsub float %110, %78
  %114 = fsub float %111, %78
  %115 = fadd float %112, %84
  %116 = fadd float %84, %113
  %117 = fsub float %114, %84
  %118 = fdiv float %116, %115
  %119 = fdiv float %117, %115
  %120 = add nsw i32 %4, -1
  %121 = icmp eq i32 %120, %17
  %122 = select i1 %121, float %6, float %118
  %123 = select i1 %121, float 0.000000e+00, float %119
  %124 = fmul float %123, %123
  %125 = tail call float @llvm.fmuladd.f32(float %122, float %122, float %124)
  %126 = fmul float %125, 1.500000e+00
  %127 = fmul float %123, 0.000000e+00
  %128 = tail call float @llvm.fmuladd.f32(float %122, float 0.000000e+00, float %127)
  %129 = fmul float %128, 3.000000e+00
  %130 = fmul float %115, 0x3FDC71C720000000
  %131 = fadd float %129, 1.000000e+00
  %132 = fmul float %129, 5.000000e-01
  %133 = tail call float @llvm.fmuladd.f32(float %132, float %129, float %131)
  %134 = fsub float %133, %126
  %135 = fmul float %130, %134
  %136 = fsub float %135, %27
  %137 = tail call float @llvm.fmuladd.f32(float %5, float %136, float %27)
  %138 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %87
  store float %137, ptr addrspace(1) %138, align 4, !tbaa !14
  %139 = fadd float %122, %127
  %140 = fmul float %139, 3.000000e+00
  %141 = fmul float %115, 0x3FBC71C720000000
  %142 = fadd float %140, 1.000000e+00
  %143 = fmul float %140, 5.000000e-01
  %144 = tail call float @llvm.fmuladd.f32(float %143, float %140, float %142)
  %145 = fsub float %144, %126
  %146 = fmul float %141, %145
  %147 = fsub float %146, %34
  %148 = tail call float @llvm.fmuladd.f32(float %5, float %147, float %34)
  %149 = add nsw i32 %18, %86
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %150
  store float %148, ptr addrspace(1) %151, align 4, !tbaa !14
  %152 = tail call float @llvm.fmuladd.f32(float %122, float 0.000000e+00, float %123)
  %153 = fmul float %152, 3.000000e+00
  %154 = fadd float %153, 1.000000e+00
  %155 = fmul float %153, 5.000000e-01
  %156 = tail call float @llvm.fmuladd.f32(float %155, float %153, float %154)
  %157 = fsub float %156, %126
  %158 = fmul float %141, %157
  %159 = fsub float %158, %43
  %160 = tail call float @llvm.fmuladd.f32(float %5, float %159, float %43)
  %161 = add nsw i32 %37, %86
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %162
  store float %160, ptr addrspace(1) %163, align 4, !tbaa !14
  %164 = fsub float %127, %122
  %165 = fmul float %164, 3.000000e+00
  %166 = fadd float %165, 1.000000e+00
  %167 = fmul float %165, 5.000000e-01
  %168 = tail call float @llvm.fmuladd.f32(float %167, float %165, float %166)
  %169 = fsub float %168, %126
  %170 = fmul float %141, %169
  %171 = fsub float %170, %51
  %172 = tail call float @llvm.fmuladd.f32(float %5, float %171, float %51)
  %173 = add nsw i32 %46, %86
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %174
  store float %172, ptr addrspace(1) %175, align 4, !tbaa !14
  %176 = fneg float %123
  %177 = tail call float @llvm.fmuladd.f32(float %122, float 0.000000e+00, float %176)
  %178 = fmul float %177, 3.000000e+00
  %179 = fadd float %178, 1.000000e+00
  %180 = fmul float %178, 5.000000e-01
  %181 = tail call float @llvm.fmuladd.f32(float %180, float %178, float %179)
  %182 = fsub float %181, %126
  %183 = fmul float %141, %182
  %184 = fsub float %183, %60
  %185 = tail call float @llvm.fmuladd.f32(float %5, float %184, float %60)
  %186 = add nsw i32 %54, %86
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %187
  store float %185, ptr addrspace(1) %188, align 4, !tbaa !14
  %189 = fadd float %122, %123
  %190 = fmul float %189, 3.000000e+00
  %191 = fmul float %115, 0x3F9C71C720000000
  %192 = fadd float %190, 1.000000e+00
  %193 = fmul float %190, 5.000000e-01
  %194 = tail call float @llvm.fmuladd.f32(float %193, float %190, float %192)
  %195 = fsub float %194, %126
  %196 = fmul float %191, %195
  %197 = fsub float %196, %66
  %198 = tail call float @llvm.fmuladd.f32(float %5, float %197, float %66)
  %199 = add nsw i32 %61, %86
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %200
  store float %198, ptr addrspace(1) %201, align 4, !tbaa !14
  %202 = fsub float %123, %122
  %203 = fmul float %202, 3.000000e+00
  %204 = fadd float %203, 1.000000e+00
  %205 = fmul float %203, 5.000000e-01
  %206 = tail call float @llvm.fmuladd.f32(float %205, float %203, float %204)
  %207 = fsub float %206, %126
  %208 = fmul float %191, %207
  %209 = fsub float %208, %72
  %210 = tail call float @llvm.fmuladd.f32(float %5, float %209, float %72)
  %211 = add nsw i32 %67, %86
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %212
  store float %210, ptr addrspace(1) %213, align 4, !tbaa !14
  %214 = fsub float %176, %122
  %215 = fmul float %214, 3.000000e+00
  %216 = fadd float %215, 1.000000e+00
  %217 = fmul float %215, 5.000000e-01
  %218 = tail call float @llvm.fmuladd.f32(float %217, float %215, float %216)
  %219 = fsub float %218, %126
  %220 = fmul float %191, %219
  %221 = fsub float %220, %78
  %222 = tail call float @llvm.fmuladd.f32(float %5, float %221, float %78)
  %223 = add nsw i32 %73, %86
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %224
  store float %222, ptr addrspace(1) %225, align 4, !tbaa !14
  %226 = fsub float %122, %123
  %227 = fmul float %226, 3.000000e+00
  %228 = fadd float %227, 1.000000e+00
  %229 = fmul float %227, 5.000000e-01
  %230 = tail call float @llvm.fmuladd.f32(float %229, float %227, float %228)
  %231 = fsub float %230, %126
  %232 = fmul float %191, %231
  %233 = fsub float %232, %84
  %234 = tail call float @llvm.fmuladd.f32(float %5, float %233, float %84)
  br label %258

235:                                              ; preds = %7
  %236 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %87
  store float %27, ptr addrspace(1) %236, align 4, !tbaa !14
  %237 = add nsw i32 %46, %86
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %238
  store float %34, ptr addrspace(1) %239, align 4, !tbaa !14
  %240 = add nsw i32 %54, %86
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %241
  store float %43, ptr addrspace(1) %242, align 4, !tbaa !14
  %243 = add nsw i32 %18, %86
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %244
  store float %51, ptr addrspace(1) %245, align 4, !tbaa !14
  %246 = add nsw i32 %37, %86
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %247
  store float %60, ptr addrspace(1) %248, align 4, !tbaa !14
  %249 = add nsw i32 %73, %86
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %250
  store float %66, ptr addrspace(1) %251, align 4, !tbaa !14
  %252 = add nsw i32 %79, %86
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %253
  store float %72, ptr addrspace(1) %254, align 4, !tbaa !14
  %255 = add nsw i32 %61, %86
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %256
  store float %78, ptr addrspace(1) %257, align 4, !tbaa !14
  br label %258

258:                                              ; preds = %91, %235
  %259 = phi i32 [ %79, %91 ], [ %67, %235 ]
  %260 = phi float [ %234, %91 ], [ %84, %235 ]
  %261 = add nsw i32 %259, %86
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %262
  store float %260, ptr addrspace(1) %263, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"uchar*", !"int", !"int", !"float", !"float"}
!13 = !{!"restrict const", !"restrict", !"restrict const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{!8, !8, i64 0}
