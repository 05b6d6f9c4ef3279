; ModuleID = 'corpus/opencl/iamax.cl'
source_filename = "corpus/opencl/iamax.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.candidate = type { float, i32 }

@iamax.lm = internal unnamed_addr addrspace(3) global [64 x %struct.candidate] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @iamax(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_iamax(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_iamax(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = add nuw nsw i64 %11, %6
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %0, %13
  br i1 %14, label %15, label %21

15:                                               ; preds = %4
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = mul nuw nsw i64 %9, %17
  br label %28

19:                                               ; preds = %45
  %20 = bitcast float %47 to i32
  br label %21

21:                                               ; preds = %19, %4
  %22 = phi i32 [ %46, %19 ], [ -1, %4 ]
  %23 = phi i32 [ %20, %19 ], [ -1082130432, %4 ]
  %24 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %6
  store i32 %23, ptr addrspace(3) %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i64 4
  store i32 %22, ptr addrspace(3) %25, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i64 4
  %27 = icmp samesign ult i32 %5, 32
  br i1 %27, label %51, label %78

28:                                               ; preds = %15, %45
  %29 = phi i32 [ %13, %15 ], [ %49, %45 ]
  %30 = phi i64 [ %12, %15 ], [ %48, %45 ]
  %31 = phi float [ -1.000000e+00, %15 ], [ %47, %45 ]
  %32 = phi i32 [ -1, %15 ], [ %46, %45 ]
  %33 = shl i64 %30, 32
  %34 = ashr exact i64 %33, 32
  %35 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = tail call noundef float @llvm.fabs.f32(float %36)
  %38 = fcmp ogt float %37, %31
  br i1 %38, label %45, label %39

39:                                               ; preds = %28
  %40 = fcmp oeq float %37, %31
  %41 = icmp ugt i32 %32, %29
  %42 = select i1 %40, i1 %41, i1 false
  %43 = select i1 %42, float %37, float %31
  %44 = select i1 %42, i32 %29, i32 %32
  br label %45

45:                                               ; preds = %28, %39
  %46 = phi i32 [ %29, %28 ], [ %44, %39 ]
  %47 = phi float [ %37, %28 ], [ %43, %39 ]
  %48 = add nsw i64 %34, %18
  %49 = trunc i64 %48 to i32
  %50 = icmp sgt i32 %0, %49
  br i1 %50, label %28, label %19

51:                                               ; preds = %21
  %52 = zext nneg i32 %5 to i64
  %53 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %53, i64 256
  %55 = load i64, ptr addrspace(3) %24, align 4
  %56 = load i64, ptr addrspace(3) %54, align 4
  %57 = trunc i64 %56 to i32
  %58 = bitcast i32 %57 to float
  %59 = trunc i64 %55 to i32
  %60 = bitcast i32 %59 to float
  %61 = fcmp ogt float %58, %60
  %62 = lshr i64 %56, 32
  %63 = trunc nuw i64 %62 to i32
  br i1 %61, label %75, label %64

64:                                               ; preds = %51
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %53, i64 260
  %66 = load i32, ptr addrspace(3) %65, align 4
  %67 = lshr i64 %55, 32
  %68 = trunc nuw i64 %67 to i32
  %69 = lshr i64 %55, 32
  %70 = fcmp oeq float %58, %60
  %71 = icmp samesign ult i64 %62, %69
  %72 = select i1 %70, i1 %71, i1 false
  %73 = select i1 %72, float %58, float %60
  %74 = select i1 %72, i32 %66, i32 %68
  br label %75

75:                                               ; preds = %51, %64
  %76 = phi i32 [ %63, %51 ], [ %74, %64 ]
  %77 = phi float [ %58, %51 ], [ %73, %64 ]
  store float %77, ptr addrspace(3) %24, align 4, !tbaa !14
  store i32 %76, ptr addrspace(3) %26, align 4, !tbaa !6
  br label %78

78:                                               ; preds = %75, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = icmp samesign ult i32 %5, 16
  br i1 %79, label %80, label %107

80:                                               ; preds = %78
  %81 = zext nneg i32 %5 to i64
  %82 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i64 128
  %84 = load i64, ptr addrspace(3) %24, align 4
  %85 = load i64, ptr addrspace(3) %83, align 4
  %86 = trunc i64 %85 to i32
  %87 = bitcast i32 %86 to float
  %88 = trunc i64 %84 to i32
  %89 = bitcast i32 %88 to float
  %90 = fcmp ogt float %87, %89
  %91 = lshr i64 %85, 32
  %92 = trunc nuw i64 %91 to i32
  br i1 %90, label %104, label %93

93:                                               ; preds = %80
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i64 132
  %95 = load i32, ptr addrspace(3) %94, align 4
  %96 = lshr i64 %84, 32
  %97 = trunc nuw i64 %96 to i32
  %98 = lshr i64 %84, 32
  %99 = fcmp oeq float %87, %89
  %100 = icmp samesign ult i64 %91, %98
  %101 = select i1 %99, i1 %100, i1 false
  %102 = select i1 %101, float %87, float %89
  %103 = select i1 %101, i32 %95, i32 %97
  br label %104

104:                                              ; preds = %93, %80
  %105 = phi i32 [ %92, %80 ], [ %103, %93 ]
  %106 = phi float [ %87, %80 ], [ %102, %93 ]
  store float %106, ptr addrspace(3) %24, align 4, !tbaa !14
  store i32 %105, ptr addrspace(3) %26, align 4, !tbaa !6
  br label %107

107:                                              ; preds = %104, %78
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %108 = icmp samesign ult i32 %5, 8
  br i1 %108, label %109, label %136

109:                                              ; preds = %107
  %110 = zext nneg i32 %5 to i64
  %111 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %110
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %111, i64 64
  %113 = load i64, ptr addrspace(3) %24, align 4
  %114 = load i64, ptr addrspace(3) %112, align 4
  %115 = trunc i64 %114 to i32
  %116 = bitcast i32 %115 to float
  %117 = trunc i64 %113 to i32
  %118 = bitcast i32 %117 to float
  %119 = fcmp ogt float %116, %118
  %120 = lshr i64 %114, 32
  %121 = trunc nuw i64 %120 to i32
  br i1 %119, label %133, label %122

122:                                              ; preds = %109
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) %111, i64 68
  %124 = load i32, ptr addrspace(3) %123, align 4
  %125 = lshr i64 %113, 32
  %126 = trunc nuw i64 %125 to i32
  %127 = lshr i64 %113, 32
  %128 = fcmp oeq float %116, %118
  %129 = icmp samesign ult i64 %120, %127
  %130 = select i1 %128, i1 %129, i1 false
  %131 = select i1 %130, float %116, float %118
  %132 = select i1 %130, i32 %124, i32 %126
  br label %133

133:                                              ; preds = %122, %109
  %134 = phi i32 [ %121, %109 ], [ %132, %122 ]
  %135 = phi float [ %116, %109 ], [ %131, %122 ]
  store float %135, ptr addrspace(3) %24, align 4, !tbaa !14
  store i32 %134, ptr addrspace(3) %26, align 4, !tbaa !6
  br label %136

136:                                              ; preds = %133, %107
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %137 = icmp samesign ult i32 %5, 4
  br i1 %137, label %138, label %165

138:                                              ; preds = %136
  %139 = zext nneg i32 %5 to i64
  %140 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %139
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %140, i64 32
  %142 = load i64, ptr addrspace(3) %24, align 4
  %143 = load i64, ptr addrspace(3) %141, align 4
  %144 = trunc i64 %143 to i32
  %145 = bitcast i32 %144 to float
  %146 = trunc i64 %142 to i32
  %147 = bitcast i32 %146 to float
  %148 = fcmp ogt float %145, %147
  %149 = lshr i64 %143, 32
  %150 = trunc nuw i64 %149 to i32
  br i1 %148, label %162, label %151

151:                                              ; preds = %138
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %140, i64 36
  %153 = load i32, ptr addrspace(3) %152, align 4
  %154 = lshr i64 %142, 32
  %155 = trunc nuw i64 %154 to i32
  %156 = lshr i64 %142, 32
  %157 = fcmp oeq float %145, %147
  %158 = icmp samesign ult i64 %149, %156
  %159 = select i1 %157, i1 %158, i1 false
  %160 = select i1 %159, float %145, float %147
  %161 = select i1 %159, i32 %153, i32 %155
  br label %162

162:                                              ; preds = %151, %138
  %163 = phi i32 [ %150, %138 ], [ %161, %151 ]
  %164 = phi float [ %145, %138 ], [ %160, %151 ]
  store float %164, ptr addrspace(3) %24, align 4, !tbaa !14
  store i32 %163, ptr addrspace(3) %26, align 4, !tbaa !6
  br label %165

165:                                              ; preds = %162, %136
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %166 = icmp samesign ult i32 %5, 2
  br i1 %166, label %167, label %194

167:                                              ; preds = %165
  %168 = zext nneg i32 %5 to i64
  %169 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %168
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i64 16
  %171 = load i64, ptr addrspace(3) %24, align 4
  %172 = load i64, ptr addrspace(3) %170, align 4
  %173 = trunc i64 %172 to i32
  %174 = bitcast i32 %173 to float
  %175 = trunc i64 %171 to i32
  %176 = bitcast i32 %175 to float
  %177 = fcmp ogt float %174, %176
  %178 = lshr i64 %172, 32
  %179 = trunc nuw i64 %178 to i32
  br i1 %177, label %191, label %180

180:                                              ; preds = %167
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i64 20
  %182 = load i32, ptr addrspace(3) %181, align 4
  %183 = lshr i64 %171, 32
  %184 = trunc nuw i64 %183 to i32
  %185 = lshr i64 %171, 32
  %186 = fcmp oeq float %174, %176
  %187 = icmp samesign ult i64 %178, %185
  %188 = select i1 %186, i1 %187, i1 false
  %189 = select i1 %188, float %174, float %176
  %190 = select i1 %188, i32 %182, i32 %184
  br label %191

191:                                              ; preds = %180, %167
  %192 = phi i32 [ %179, %167 ], [ %190, %180 ]
  %193 = phi float [ %174, %167 ], [ %189, %180 ]
  store float %193, ptr addrspace(3) %24, align 4, !tbaa !14
  store i32 %192, ptr addrspace(3) %26, align 4, !tbaa !6
  br label %194

194:                                              ; preds = %191, %165
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %195 = icmp eq i32 %5, 0
  br i1 %195, label %196, label %219

196:                                              ; preds = %194
  %197 = load i64, ptr addrspace(3) %24, align 4
  %198 = load i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @iamax.lm, i64 8), align 4
  %199 = trunc i64 %198 to i32
  %200 = bitcast i32 %199 to float
  %201 = trunc i64 %197 to i32
  %202 = bitcast i32 %201 to float
  %203 = fcmp ogt float %200, %202
  %204 = lshr i64 %198, 32
  %205 = trunc nuw i64 %204 to i32
  br i1 %203, label %216, label %206

206:                                              ; preds = %196
  %207 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @iamax.lm, i64 12), align 4
  %208 = lshr i64 %197, 32
  %209 = trunc nuw i64 %208 to i32
  %210 = lshr i64 %197, 32
  %211 = fcmp oeq float %200, %202
  %212 = icmp samesign ult i64 %204, %210
  %213 = select i1 %211, i1 %212, i1 false
  %214 = select i1 %213, float %200, float %202
  %215 = select i1 %213, i32 %207, i32 %209
  br label %216

216:                                              ; preds = %206, %196
  %217 = phi i32 [ %205, %196 ], [ %215, %206 ]
  %218 = phi float [ %200, %196 ], [ %214, %206 ]
  store float %218, ptr addrspace(3) %24, align 4, !tbaa !14
  store i32 %217, ptr addrspace(3) %26, align 4, !tbaa !6
  br label %219

219:                                              ; preds = %216, %194
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %220 = icmp eq i32 %5, 0
  br i1 %220, label %221, label %226

221:                                              ; preds = %219
  %222 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %10
  %223 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %10
  %224 = load float, ptr addrspace(3) @iamax.lm, align 4, !tbaa !16
  store float %224, ptr addrspace(1) %223, align 4, !tbaa !14
  %225 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @iamax.lm, i64 4), align 4, !tbaa !18
  store i32 %225, ptr addrspace(1) %222, align 4, !tbaa !6
  br label %226

226:                                              ; preds = %221, %219
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!10 = !{i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"uint*"}
!13 = !{!"", !"restrict const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{!17, !15, i64 0}
!17 = !{!"", !15, i64 0, !7, i64 4}
!18 = !{!17, !7, i64 4}
