; ModuleID = 'corpus/opencl/md4_ntlm.cl'
source_filename = "corpus/opencl/md4_ntlm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ntlm_vec2(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_ntlm_vec2(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_ntlm_vec2(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %15 = shl nuw nsw i64 %13, 5
  %16 = and i64 %15, 4294967264
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %16
  %18 = shl i32 %14, 1
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !14
  %22 = zext i8 %21 to i32
  store i32 0, ptr %4, align 4, !tbaa !6
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 0, ptr %23, align 4, !tbaa !6
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 0, ptr %24, align 4, !tbaa !6
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 0, ptr %25, align 4, !tbaa !6
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 0, ptr %26, align 4, !tbaa !6
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 0, ptr %27, align 4, !tbaa !6
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 0, ptr %28, align 4, !tbaa !6
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 0, ptr %29, align 4, !tbaa !6
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 0, ptr %30, align 4, !tbaa !6
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store i32 0, ptr %31, align 4, !tbaa !6
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i32 0, ptr %32, align 4, !tbaa !6
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store i32 0, ptr %33, align 4, !tbaa !6
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i32 0, ptr %34, align 4, !tbaa !6
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store i32 0, ptr %35, align 4, !tbaa !6
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 0, ptr %36, align 4, !tbaa !6
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store i32 0, ptr %37, align 4, !tbaa !6
  %38 = icmp eq i8 %21, 0
  br i1 %38, label %114, label %39

39:                                               ; preds = %3
  %40 = and i32 %22, 3
  %41 = icmp ult i8 %21, 4
  br i1 %41, label %93, label %42

42:                                               ; preds = %39
  %43 = and i32 %22, 252
  br label %44

44:                                               ; preds = %44, %42
  %45 = phi i32 [ 0, %42 ], [ %88, %44 ]
  %46 = phi i32 [ 0, %42 ], [ %89, %44 ]
  %47 = zext nneg i32 %45 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1, !tbaa !14
  %50 = zext i8 %49 to i32
  %51 = lshr exact i32 %45, 1
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %4, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !6
  %55 = or i32 %54, %50
  store i32 %55, ptr %53, align 4, !tbaa !6
  %56 = or disjoint i32 %45, 1
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !14
  %60 = zext i8 %59 to i32
  %61 = shl nuw nsw i32 %60, 16
  %62 = lshr exact i32 %45, 1
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %4, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !6
  %66 = or i32 %61, %65
  store i32 %66, ptr %64, align 4, !tbaa !6
  %67 = or disjoint i32 %45, 2
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 %68
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !14
  %71 = zext i8 %70 to i32
  %72 = lshr exact i32 %67, 1
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %4, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !6
  %76 = or i32 %75, %71
  store i32 %76, ptr %74, align 4, !tbaa !6
  %77 = or disjoint i32 %45, 3
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 %78
  %80 = load i8, ptr addrspace(1) %79, align 1, !tbaa !14
  %81 = zext i8 %80 to i32
  %82 = shl nuw nsw i32 %81, 16
  %83 = lshr exact i32 %67, 1
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr %4, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !6
  %87 = or i32 %82, %86
  store i32 %87, ptr %85, align 4, !tbaa !6
  %88 = add nuw nsw i32 %45, 4
  %89 = add i32 %46, 4
  %90 = icmp eq i32 %89, %43
  br i1 %90, label %91, label %44

91:                                               ; preds = %44
  %92 = icmp eq i32 %40, 0
  br i1 %92, label %114, label %93

93:                                               ; preds = %91, %39
  %94 = phi i32 [ 0, %39 ], [ %88, %91 ]
  %95 = icmp ne i32 %40, 0
  tail call void @llvm.assume(i1 %95)
  br label %96

96:                                               ; preds = %96, %93
  %97 = phi i32 [ %111, %96 ], [ %94, %93 ]
  %98 = phi i32 [ %112, %96 ], [ 0, %93 ]
  %99 = zext nneg i32 %97 to i64
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 %99
  %101 = load i8, ptr addrspace(1) %100, align 1, !tbaa !14
  %102 = zext i8 %101 to i32
  %103 = shl i32 %97, 4
  %104 = and i32 %103, 16
  %105 = shl nuw nsw i32 %102, %104
  %106 = lshr i32 %97, 1
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %4, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !6
  %110 = or i32 %105, %109
  store i32 %110, ptr %108, align 4, !tbaa !6
  %111 = add nuw nsw i32 %97, 1
  %112 = add i32 %98, 1
  %113 = icmp eq i32 %112, %40
  br i1 %113, label %114, label %96, !llvm.loop !15

114:                                              ; preds = %91, %96, %3
  %115 = shl nuw nsw i32 %22, 4
  %116 = and i32 %115, 16
  %117 = shl nuw nsw i32 128, %116
  %118 = lshr i32 %22, 1
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %4, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !6
  %122 = or i32 %121, %117
  store i32 %122, ptr %120, align 4, !tbaa !6
  %123 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 16
  %124 = or disjoint i32 %18, 1
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %125
  %127 = load i8, ptr addrspace(1) %126, align 1, !tbaa !14
  %128 = zext i8 %127 to i32
  store i32 0, ptr %5, align 4, !tbaa !6
  %129 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 0, ptr %129, align 4, !tbaa !6
  %130 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %130, align 4, !tbaa !6
  %131 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %131, align 4, !tbaa !6
  %132 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 0, ptr %132, align 4, !tbaa !6
  %133 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 0, ptr %133, align 4, !tbaa !6
  %134 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 0, ptr %134, align 4, !tbaa !6
  %135 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 0, ptr %135, align 4, !tbaa !6
  %136 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 0, ptr %136, align 4, !tbaa !6
  %137 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 0, ptr %137, align 4, !tbaa !6
  %138 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 0, ptr %138, align 4, !tbaa !6
  %139 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 0, ptr %139, align 4, !tbaa !6
  %140 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 0, ptr %140, align 4, !tbaa !6
  %141 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %141, align 4, !tbaa !6
  %142 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 0, ptr %142, align 4, !tbaa !6
  %143 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 0, ptr %143, align 4, !tbaa !6
  %144 = icmp eq i8 %127, 0
  br i1 %144, label %220, label %145

145:                                              ; preds = %114
  %146 = and i32 %128, 3
  %147 = icmp ult i8 %127, 4
  br i1 %147, label %199, label %148

148:                                              ; preds = %145
  %149 = and i32 %128, 252
  br label %150

150:                                              ; preds = %150, %148
  %151 = phi i32 [ 0, %148 ], [ %194, %150 ]
  %152 = phi i32 [ 0, %148 ], [ %195, %150 ]
  %153 = zext nneg i32 %151 to i64
  %154 = getelementptr inbounds nuw i8, ptr addrspace(1) %123, i64 %153
  %155 = load i8, ptr addrspace(1) %154, align 1, !tbaa !14
  %156 = zext i8 %155 to i32
  %157 = lshr exact i32 %151, 1
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr %5, i64 %158
  %160 = load i32, ptr %159, align 4, !tbaa !6
  %161 = or i32 %160, %156
  store i32 %161, ptr %159, align 4, !tbaa !6
  %162 = or disjoint i32 %151, 1
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr addrspace(1) %123, i64 %163
  %165 = load i8, ptr addrspace(1) %164, align 1, !tbaa !14
  %166 = zext i8 %165 to i32
  %167 = shl nuw nsw i32 %166, 16
  %168 = lshr exact i32 %151, 1
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw i32, ptr %5, i64 %169
  %171 = load i32, ptr %170, align 4, !tbaa !6
  %172 = or i32 %167, %171
  store i32 %172, ptr %170, align 4, !tbaa !6
  %173 = or disjoint i32 %151, 2
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr addrspace(1) %123, i64 %174
  %176 = load i8, ptr addrspace(1) %175, align 1, !tbaa !14
  %177 = zext i8 %176 to i32
  %178 = lshr exact i32 %173, 1
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr %5, i64 %179
  %181 = load i32, ptr %180, align 4, !tbaa !6
  %182 = or i32 %181, %177
  store i32 %182, ptr %180, align 4, !tbaa !6
  %183 = or disjoint i32 %151, 3
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw i8, ptr addrspace(1) %123, i64 %184
  %186 = load i8, ptr addrspace(1) %185, align 1, !tbaa !14
  %187 = zext i8 %186 to i32
  %188 = shl nuw nsw i32 %187, 16
  %189 = lshr exact i32 %173, 1
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw i32, ptr %5, i64 %190
  %192 = load i32, ptr %191, align 4, !tbaa !6
  %193 = or i32 %188, %192
  store i32 %193, ptr %191, align 4, !tbaa !6
  %194 = add nuw nsw i32 %151, 4
  %195 = add i32 %152, 4
  %196 = icmp eq i32 %195, %149
  br i1 %196, label %197, label %150

197:                                              ; preds = %150
  %198 = icmp eq i32 %146, 0
  br i1 %198, label %220, label %199

199:                                              ; preds = %197, %145
  %200 = phi i32 [ 0, %145 ], [ %194, %197 ]
  %201 = icmp ne i32 %146, 0
  tail call void @llvm.assume(i1 %201)
  br label %202

202:                                              ; preds = %202, %199
  %203 = phi i32 [ %217, %202 ], [ %200, %199 ]
  %204 = phi i32 [ %218, %202 ], [ 0, %199 ]
  %205 = zext nneg i32 %203 to i64
  %206 = getelementptr inbounds nuw i8, ptr addrspace(1) %123, i64 %205
  %207 = load i8, ptr addrspace(1) %206, align 1, !tbaa !14
  %208 = zext i8 %207 to i32
  %209 = shl i32 %203, 4
  %210 = and i32 %209, 16
  %211 = shl nuw nsw i32 %208, %210
  %212 = lshr i32 %203, 1
  %213 = zext nneg i32 %212 to i64
  %214 = getelementptr inbounds nuw i32, ptr %5, i64 %213
  %215 = load i32, ptr %214, align 4, !tbaa !6
  %216 = or i32 %211, %215
  store i32 %216, ptr %214, align 4, !tbaa !6
  %217 = add nuw nsw i32 %203, 1
  %218 = add i32 %204, 1
  %219 = icmp eq i32 %218, %146
  br i1 %219, label %220, label %202, !llvm.loop !17

220:                                              ; preds = %197, %202, %114
  %221 = insertelement <2 x i32> poison, i32 %115, i64 0
  %222 = shl nuw nsw i32 %128, 4
  %223 = and i32 %222, 16
  %224 = shl nuw nsw i32 128, %223
  %225 = lshr i32 %128, 1
  %226 = zext nneg i32 %225 to i64
  %227 = getelementptr inbounds nuw i32, ptr %5, i64 %226
  %228 = load i32, ptr %227, align 4, !tbaa !6
  %229 = or i32 %228, %224
  store i32 %229, ptr %227, align 4, !tbaa !6
  %230 = load <1 x i32>, ptr %4, align 4
  %231 = shufflevector <1 x i32> %230, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %232 = load i32, ptr %5, align 4, !tbaa !6
  %233 = insertelement <2 x i32> %231, i32 %232, i64 1
  %234 = load <1 x i32>, ptr %23, align 4
  %235 = shufflevector <1 x i32> %234, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %236 = load i32, ptr %129, align 4, !tbaa !6
  %237 = insertelement <2 x i32> %235, i32 %236, i64 1
  %238 = load <1 x i32>, ptr %24, align 4
  %239 = shufflevector <1 x i32> %238, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %240 = load i32, ptr %130, align 4, !tbaa !6
  %241 = insertelement <2 x i32> %239, i32 %240, i64 1
  %242 = load <1 x i32>, ptr %25, align 4
  %243 = shufflevector <1 x i32> %242, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %244 = load i32, ptr %131, align 4, !tbaa !6
  %245 = insertelement <2 x i32> %243, i32 %244, i64 1
  %246 = load <1 x i32>, ptr %26, align 4
  %247 = shufflevector <1 x i32> %246, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %248 = load i32, ptr %132, align 4, !tbaa !6
  %249 = insertelement <2 x i32> %247, i32 %248, i64 1
  %250 = load <1 x i32>, ptr %27, align 4
  %251 = shufflevector <1 x i32> %250, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %252 = load i32, ptr %133, align 4, !tbaa !6
  %253 = insertelement <2 x i32> %251, i32 %252, i64 1
  %254 = load <1 x i32>, ptr %28, align 4
  %255 = shufflevector <1 x i32> %254, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %256 = load i32, ptr %134, align 4, !tbaa !6
  %257 = insertelement <2 x i32> %255, i32 %256, i64 1
  %258 = load <1 x i32>, ptr %29, align 4
  %259 = shufflevector <1 x i32> %258, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %260 = load i32, ptr %135, align 4, !tbaa !6
  %261 = insertelement <2 x i32> %259, i32 %260, i64 1
  %262 = load <1 x i32>, ptr %30, align 4
  %263 = shufflevector <1 x i32> %262, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %264 = load i32, ptr %136, align 4, !tbaa !6
  %265 = insertelement <2 x i32> %263, i32 %264, i64 1
  %266 = load <1 x i32>, ptr %31, align 4
  %267 = shufflevector <1 x i32> %266, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %268 = load i32, ptr %137, align 4, !tbaa !6
  %269 = insertelement <2 x i32> %267, i32 %268, i64 1
  %270 = load <1 x i32>, ptr %32, align 4
  %271 = shufflevector <1 x i32> %270, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %272 = load i32, ptr %138, align 4, !tbaa !6
  %273 = insertelement <2 x i32> %271, i32 %272, i64 1
  %274 = load <1 x i32>, ptr %33, align 4
  %275 = shufflevector <1 x i32> %274, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %276 = load i32, ptr %139, align 4, !tbaa !6
  %277 = insertelement <2 x i32> %275, i32 %276, i64 1
  %278 = load <1 x i32>, ptr %34, align 4
  %279 = shufflevector <1 x i32> %278, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %280 = load i32, ptr %140, align 4, !tbaa !6
  %281 = insertelement <2 x i32> %279, i32 %280, i64 1
  %282 = load <1 x i32>, ptr %35, align 4
  %283 = shufflevector <1 x i32> %282, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %284 = load i32, ptr %141, align 4, !tbaa !6
  %285 = insertelement <2 x i32> %283, i32 %284, i64 1
  %286 = insertelement <2 x i32> %221, i32 %222, i64 1
  %287 = load <1 x i32>, ptr %37, align 4
  %288 = shufflevector <1 x i32> %287, <1 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %289 = load i32, ptr %143, align 4, !tbaa !6
  %290 = insertelement <2 x i32> %288, i32 %289, i64 1
  %291 = add <2 x i32> %233, splat (i32 -1)
  %292 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %291, <2 x i32> %291, <2 x i32> splat (i32 3))
  %293 = and <2 x i32> %292, splat (i32 2004318071)
  %294 = xor <2 x i32> %293, splat (i32 -1732584194)
  %295 = add <2 x i32> %237, splat (i32 271733878)
  %296 = add <2 x i32> %295, %294
  %297 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %296, <2 x i32> %296, <2 x i32> splat (i32 7))
  %298 = xor <2 x i32> %292, splat (i32 -271733879)
  %299 = and <2 x i32> %297, %298
  %300 = xor <2 x i32> %299, splat (i32 -271733879)
  %301 = add <2 x i32> %241, splat (i32 -1732584194)
  %302 = add <2 x i32> %301, %300
  %303 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %302, <2 x i32> %302, <2 x i32> splat (i32 11))
  %304 = xor <2 x i32> %297, %292
  %305 = and <2 x i32> %303, %304
  %306 = xor <2 x i32> %305, %292
  %307 = add <2 x i32> %245, splat (i32 -271733879)
  %308 = add <2 x i32> %307, %306
  %309 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %308, <2 x i32> %308, <2 x i32> splat (i32 19))
  %310 = xor <2 x i32> %303, %297
  %311 = and <2 x i32> %309, %310
  %312 = xor <2 x i32> %311, %297
  %313 = add <2 x i32> %292, %249
  %314 = add <2 x i32> %313, %312
  %315 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %314, <2 x i32> %314, <2 x i32> splat (i32 3))
  %316 = xor <2 x i32> %309, %303
  %317 = and <2 x i32> %315, %316
  %318 = xor <2 x i32> %317, %303
  %319 = add <2 x i32> %297, %253
  %320 = add <2 x i32> %319, %318
  %321 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %320, <2 x i32> %320, <2 x i32> splat (i32 7))
  %322 = xor <2 x i32> %315, %309
  %323 = and <2 x i32> %321, %322
  %324 = xor <2 x i32> %323, %309
  %325 = add <2 x i32> %303, %257
  %326 = add <2 x i32> %325, %324
  %327 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %326, <2 x i32> %326, <2 x i32> splat (i32 11))
  %328 = xor <2 x i32> %321, %315
  %329 = and <2 x i32> %327, %328
  %330 = xor <2 x i32> %329, %315
  %331 = add <2 x i32> %309, %261
  %332 = add <2 x i32> %331, %330
  %333 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %332, <2 x i32> %332, <2 x i32> splat (i32 19))
  %334 = xor <2 x i32> %327, %321
  %335 = and <2 x i32> %333, %334
  %336 = xor <2 x i32> %335, %321
  %337 = add <2 x i32> %315, %265
  %338 = add <2 x i32> %337, %336
  %339 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %338, <2 x i32> %338, <2 x i32> splat (i32 3))
  %340 = xor <2 x i32> %333, %327
  %341 = and <2 x i32> %339, %340
  %342 = xor <2 x i32> %341, %327
  %343 = add <2 x i32> %321, %269
  %344 = add <2 x i32> %343, %342
  %345 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %344, <2 x i32> %344, <2 x i32> splat (i32 7))
  %346 = xor <2 x i32> %339, %333
  %347 = and <2 x i32> %345, %346
  %348 = xor <2 x i32> %347, %333
  %349 = add <2 x i32> %327, %273
  %350 = add <2 x i32> %349, %348
  %351 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %350, <2 x i32> %350, <2 x i32> splat (i32 11))
  %352 = xor <2 x i32> %345, %339
  %353 = and <2 x i32> %351, %352
  %354 = xor <2 x i32> %353, %339
  %355 = add <2 x i32> %333, %277
  %356 = add <2 x i32> %355, %354
  %357 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %356, <2 x i32> %356, <2 x i32> splat (i32 19))
  %358 = xor <2 x i32> %351, %345
  %359 = and <2 x i32> %357, %358
  %360 = xor <2 x i32> %359, %345
  %361 = add <2 x i32> %339, %281
  %362 = add <2 x i32> %361, %360
  %363 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %362, <2 x i32> %362, <2 x i32> splat (i32 3))
  %364 = xor <2 x i32> %357, %351
  %365 = and <2 x i32> %363, %364
  %366 = xor <2 x i32> %365, %351
  %367 = add <2 x i32> %345, %285
  %368 = add <2 x i32> %367, %366
  %369 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %368, <2 x i32> %368, <2 x i32> splat (i32 7))
  %370 = xor <2 x i32> %363, %357
  %371 = and <2 x i32> %369, %370
  %372 = xor <2 x i32> %371, %357
  %373 = add <2 x i32> %351, %286
  %374 = add <2 x i32> %373, %372
  %375 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %374, <2 x i32> %374, <2 x i32> splat (i32 11))
  %376 = xor <2 x i32> %369, %363
  %377 = and <2 x i32> %375, %376
  %378 = xor <2 x i32> %377, %363
  %379 = add <2 x i32> %357, %290
  %380 = add <2 x i32> %379, %378
  %381 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %380, <2 x i32> %380, <2 x i32> splat (i32 19))
  %382 = and <2 x i32> %381, %375
  %383 = or <2 x i32> %381, %375
  %384 = and <2 x i32> %383, %369
  %385 = or <2 x i32> %384, %382
  %386 = add <2 x i32> %233, splat (i32 1518500249)
  %387 = add <2 x i32> %386, %363
  %388 = add <2 x i32> %387, %385
  %389 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %388, <2 x i32> %388, <2 x i32> splat (i32 3))
  %390 = and <2 x i32> %389, %381
  %391 = or <2 x i32> %389, %381
  %392 = and <2 x i32> %391, %375
  %393 = or <2 x i32> %392, %390
  %394 = add <2 x i32> %249, splat (i32 1518500249)
  %395 = add <2 x i32> %394, %369
  %396 = add <2 x i32> %395, %393
  %397 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %396, <2 x i32> %396, <2 x i32> splat (i32 5))
  %398 = and <2 x i32> %397, %389
  %399 = or <2 x i32> %397, %389
  %400 = and <2 x i32> %399, %381
  %401 = or <2 x i32> %400, %398
  %402 = add <2 x i32> %265, splat (i32 1518500249)
  %403 = add <2 x i32> %402, %375
  %404 = add <2 x i32> %403, %401
  %405 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %404, <2 x i32> %404, <2 x i32> splat (i32 9))
  %406 = and <2 x i32> %405, %397
  %407 = or <2 x i32> %405, %397
  %408 = and <2 x i32> %407, %389
  %409 = or <2 x i32> %408, %406
  %410 = add <2 x i32> %281, splat (i32 1518500249)
  %411 = add <2 x i32> %410, %381
  %412 = add <2 x i32> %411, %409
  %413 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %412, <2 x i32> %412, <2 x i32> splat (i32 13))
  %414 = and <2 x i32> %413, %405
  %415 = or <2 x i32> %413, %405
  %416 = and <2 x i32> %415, %397
  %417 = or <2 x i32> %416, %414
  %418 = add <2 x i32> %237, splat (i32 1518500249)
  %419 = add <2 x i32> %418, %389
  %420 = add <2 x i32> %419, %417
  %421 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %420, <2 x i32> %420, <2 x i32> splat (i32 3))
  %422 = and <2 x i32> %421, %413
  %423 = or <2 x i32> %421, %413
  %424 = and <2 x i32> %423, %405
  %425 = or <2 x i32> %424, %422
  %426 = add <2 x i32> %253, splat (i32 1518500249)
  %427 = add <2 x i32> %426, %397
  %428 = add <2 x i32> %427, %425
  %429 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %428, <2 x i32> %428, <2 x i32> splat (i32 5))
  %430 = and <2 x i32> %429, %421
  %431 = or <2 x i32> %429, %421
  %432 = and <2 x i32> %431, %413
  %433 = or <2 x i32> %432, %430
  %434 = add <2 x i32> %269, splat (i32 1518500249)
  %435 = add <2 x i32> %434, %405
  %436 = add <2 x i32> %435, %433
  %437 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %436, <2 x i32> %436, <2 x i32> splat (i32 9))
  %438 = and <2 x i32> %437, %429
  %439 = or <2 x i32> %437, %429
  %440 = and <2 x i32> %439, %421
  %441 = or <2 x i32> %440, %438
  %442 = add <2 x i32> %285, splat (i32 1518500249)
  %443 = add <2 x i32> %442, %413
  %444 = add <2 x i32> %443, %441
  %445 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %444, <2 x i32> %444, <2 x i32> splat (i32 13))
  %446 = and <2 x i32> %445, %437
  %447 = or <2 x i32> %445, %437
  %448 = and <2 x i32> %447, %429
  %449 = or <2 x i32> %448, %446
  %450 = add <2 x i32> %241, splat (i32 1518500249)
  %451 = add <2 x i32> %450, %421
  %452 = add <2 x i32> %451, %449
  %453 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %452, <2 x i32> %452, <2 x i32> splat (i32 3))
  %454 = and <2 x i32> %453, %445
  %455 = or <2 x i32> %453, %445
  %456 = and <2 x i32> %455, %437
  %457 = or <2 x i32> %456, %454
  %458 = add <2 x i32> %257, splat (i32 1518500249)
  %459 = add <2 x i32> %458, %429
  %460 = add <2 x i32> %459, %457
  %461 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %460, <2 x i32> %460, <2 x i32> splat (i32 5))
  %462 = and <2 x i32> %461, %453
  %463 = or <2 x i32> %461, %453
  %464 = and <2 x i32> %463, %445
  %465 = or <2 x i32> %464, %462
  %466 = add <2 x i32> %273, splat (i32 1518500249)
  %467 = add <2 x i32> %466, %437
  %468 = add <2 x i32> %467, %465
  %469 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %468, <2 x i32> %468, <2 x i32> splat (i32 9))
  %470 = and <2 x i32> %469, %461
  %471 = or <2 x i32> %469, %461
  %472 = and <2 x i32> %471, %453
  %473 = or <2 x i32> %472, %470
  %474 = add nuw nsw <2 x i32> %286, splat (i32 1518500249)
  %475 = add <2 x i32> %474, %445
  %476 = add <2 x i32> %475, %473
  %477 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %476, <2 x i32> %476, <2 x i32> splat (i32 13))
  %478 = and <2 x i32> %477, %469
  %479 = or <2 x i32> %477, %469
  %480 = and <2 x i32> %479, %461
  %481 = or <2 x i32> %480, %478
  %482 = add <2 x i32> %245, splat (i32 1518500249)
  %483 = add <2 x i32> %482, %453
  %484 = add <2 x i32> %483, %481
  %485 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %484, <2 x i32> %484, <2 x i32> splat (i32 3))
  %486 = and <2 x i32> %485, %477
  %487 = or <2 x i32> %485, %477
  %488 = and <2 x i32> %487, %469
  %489 = or <2 x i32> %488, %486
  %490 = add <2 x i32> %261, splat (i32 1518500249)
  %491 = add <2 x i32> %490, %461
  %492 = add <2 x i32> %491, %489
  %493 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %492, <2 x i32> %492, <2 x i32> splat (i32 5))
  %494 = and <2 x i32> %493, %485
  %495 = or <2 x i32> %493, %485
  %496 = and <2 x i32> %495, %477
  %497 = or <2 x i32> %496, %494
  %498 = add <2 x i32> %277, splat (i32 1518500249)
  %499 = add <2 x i32> %498, %469
  %500 = add <2 x i32> %499, %497
  %501 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %500, <2 x i32> %500, <2 x i32> splat (i32 9))
  %502 = and <2 x i32> %501, %493
  %503 = or <2 x i32> %501, %493
  %504 = and <2 x i32> %503, %485
  %505 = or <2 x i32> %504, %502
  %506 = add <2 x i32> %290, splat (i32 1518500249)
  %507 = add <2 x i32> %506, %477
  %508 = add <2 x i32> %507, %505
  %509 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %508, <2 x i32> %508, <2 x i32> splat (i32 13))
  %510 = xor <2 x i32> %509, %501
  %511 = xor <2 x i32> %510, %493
  %512 = add <2 x i32> %233, splat (i32 1859775393)
  %513 = add <2 x i32> %512, %485
  %514 = add <2 x i32> %513, %511
  %515 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %514, <2 x i32> %514, <2 x i32> splat (i32 3))
  %516 = xor <2 x i32> %515, %510
  %517 = add <2 x i32> %265, splat (i32 1859775393)
  %518 = add <2 x i32> %517, %493
  %519 = add <2 x i32> %518, %516
  %520 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %519, <2 x i32> %519, <2 x i32> splat (i32 9))
  %521 = xor <2 x i32> %520, %515
  %522 = xor <2 x i32> %521, %509
  %523 = add <2 x i32> %249, splat (i32 1859775393)
  %524 = add <2 x i32> %523, %501
  %525 = add <2 x i32> %524, %522
  %526 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %525, <2 x i32> %525, <2 x i32> splat (i32 11))
  %527 = xor <2 x i32> %521, %526
  %528 = add <2 x i32> %281, splat (i32 1859775393)
  %529 = add <2 x i32> %528, %509
  %530 = add <2 x i32> %529, %527
  %531 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %530, <2 x i32> %530, <2 x i32> splat (i32 15))
  %532 = xor <2 x i32> %531, %526
  %533 = xor <2 x i32> %532, %520
  %534 = add <2 x i32> %241, splat (i32 1859775393)
  %535 = add <2 x i32> %534, %515
  %536 = add <2 x i32> %535, %533
  %537 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %536, <2 x i32> %536, <2 x i32> splat (i32 3))
  %538 = xor <2 x i32> %537, %532
  %539 = add <2 x i32> %273, splat (i32 1859775393)
  %540 = add <2 x i32> %539, %520
  %541 = add <2 x i32> %540, %538
  %542 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %541, <2 x i32> %541, <2 x i32> splat (i32 9))
  %543 = xor <2 x i32> %542, %537
  %544 = xor <2 x i32> %543, %531
  %545 = add <2 x i32> %257, splat (i32 1859775393)
  %546 = add <2 x i32> %545, %526
  %547 = add <2 x i32> %546, %544
  %548 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %547, <2 x i32> %547, <2 x i32> splat (i32 11))
  %549 = xor <2 x i32> %543, %548
  %550 = add nuw nsw <2 x i32> %286, splat (i32 1859775393)
  %551 = add <2 x i32> %550, %531
  %552 = add <2 x i32> %551, %549
  %553 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %552, <2 x i32> %552, <2 x i32> splat (i32 15))
  %554 = xor <2 x i32> %553, %548
  %555 = xor <2 x i32> %554, %542
  %556 = add <2 x i32> %237, splat (i32 1859775393)
  %557 = add <2 x i32> %556, %537
  %558 = add <2 x i32> %557, %555
  %559 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %558, <2 x i32> %558, <2 x i32> splat (i32 3))
  %560 = xor <2 x i32> %559, %554
  %561 = add <2 x i32> %269, splat (i32 1859775393)
  %562 = add <2 x i32> %561, %542
  %563 = add <2 x i32> %562, %560
  %564 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %563, <2 x i32> %563, <2 x i32> splat (i32 9))
  %565 = xor <2 x i32> %564, %559
  %566 = xor <2 x i32> %565, %553
  %567 = add <2 x i32> %253, splat (i32 1859775393)
  %568 = add <2 x i32> %567, %548
  %569 = add <2 x i32> %568, %566
  %570 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %569, <2 x i32> %569, <2 x i32> splat (i32 11))
  %571 = xor <2 x i32> %565, %570
  %572 = add <2 x i32> %285, splat (i32 1859775393)
  %573 = add <2 x i32> %572, %553
  %574 = add <2 x i32> %573, %571
  %575 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %574, <2 x i32> %574, <2 x i32> splat (i32 15))
  %576 = xor <2 x i32> %575, %570
  %577 = xor <2 x i32> %576, %564
  %578 = add <2 x i32> %245, splat (i32 1859775393)
  %579 = add <2 x i32> %578, %559
  %580 = add <2 x i32> %579, %577
  %581 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %580, <2 x i32> %580, <2 x i32> splat (i32 3))
  %582 = xor <2 x i32> %581, %576
  %583 = add <2 x i32> %277, splat (i32 1859775393)
  %584 = add <2 x i32> %583, %564
  %585 = add <2 x i32> %584, %582
  %586 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %585, <2 x i32> %585, <2 x i32> splat (i32 9))
  %587 = xor <2 x i32> %586, %581
  %588 = xor <2 x i32> %587, %575
  %589 = add <2 x i32> %261, splat (i32 1859775393)
  %590 = add <2 x i32> %589, %570
  %591 = add <2 x i32> %590, %588
  %592 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %591, <2 x i32> %591, <2 x i32> splat (i32 11))
  %593 = xor <2 x i32> %587, %592
  %594 = add <2 x i32> %290, splat (i32 1859775393)
  %595 = add <2 x i32> %594, %575
  %596 = add <2 x i32> %595, %593
  %597 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %596, <2 x i32> %596, <2 x i32> splat (i32 15))
  %598 = add <2 x i32> %581, splat (i32 1732584193)
  %599 = add <2 x i32> %597, splat (i32 -271733879)
  %600 = add <2 x i32> %592, splat (i32 -1732584194)
  %601 = add <2 x i32> %586, splat (i32 271733878)
  %602 = shl i32 %14, 3
  %603 = extractelement <2 x i32> %598, i64 0
  %604 = zext i32 %602 to i64
  %605 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %604
  store i32 %603, ptr addrspace(1) %605, align 4, !tbaa !6
  %606 = extractelement <2 x i32> %598, i64 1
  %607 = or disjoint i32 %602, 4
  %608 = zext i32 %607 to i64
  %609 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %608
  store i32 %606, ptr addrspace(1) %609, align 4, !tbaa !6
  %610 = extractelement <2 x i32> %599, i64 0
  %611 = or disjoint i32 %602, 1
  %612 = zext i32 %611 to i64
  %613 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %612
  store i32 %610, ptr addrspace(1) %613, align 4, !tbaa !6
  %614 = extractelement <2 x i32> %599, i64 1
  %615 = or disjoint i32 %602, 5
  %616 = zext i32 %615 to i64
  %617 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %616
  store i32 %614, ptr addrspace(1) %617, align 4, !tbaa !6
  %618 = extractelement <2 x i32> %600, i64 0
  %619 = or disjoint i32 %602, 2
  %620 = zext i32 %619 to i64
  %621 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %620
  store i32 %618, ptr addrspace(1) %621, align 4, !tbaa !6
  %622 = extractelement <2 x i32> %600, i64 1
  %623 = or disjoint i32 %602, 6
  %624 = zext i32 %623 to i64
  %625 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %624
  store i32 %622, ptr addrspace(1) %625, align 4, !tbaa !6
  %626 = extractelement <2 x i32> %601, i64 0
  %627 = or disjoint i32 %602, 3
  %628 = zext i32 %627 to i64
  %629 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %628
  store i32 %626, ptr addrspace(1) %629, align 4, !tbaa !6
  %630 = extractelement <2 x i32> %601, i64 1
  %631 = or disjoint i32 %602, 7
  %632 = zext i32 %631 to i64
  %633 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %632
  store i32 %630, ptr addrspace(1) %633, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @md4_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_md4_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_md4_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = shl i32 %8, 2
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  %13 = or disjoint i32 %9, 1
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6
  %17 = or disjoint i32 %9, 2
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = or disjoint i32 %9, 3
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %26, label %35

26:                                               ; preds = %35, %3
  %27 = phi i32 [ %12, %3 ], [ %314, %35 ]
  %28 = phi i32 [ %16, %3 ], [ %315, %35 ]
  %29 = phi i32 [ %20, %3 ], [ %316, %35 ]
  %30 = phi i32 [ %24, %3 ], [ %317, %35 ]
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %10
  store i32 %27, ptr addrspace(1) %31, align 4, !tbaa !6
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %28, ptr addrspace(1) %32, align 4, !tbaa !6
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  store i32 %29, ptr addrspace(1) %33, align 4, !tbaa !6
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %22
  store i32 %30, ptr addrspace(1) %34, align 4, !tbaa !6
  ret void

35:                                               ; preds = %3, %35
  %36 = phi i32 [ %314, %35 ], [ %12, %3 ]
  %37 = phi i32 [ %315, %35 ], [ %16, %3 ]
  %38 = phi i32 [ %316, %35 ], [ %20, %3 ]
  %39 = phi i32 [ %317, %35 ], [ %24, %3 ]
  %40 = phi i32 [ %318, %35 ], [ 0, %3 ]
  %41 = add i32 %36, -1
  %42 = tail call noundef i32 @llvm.fshl.i32(i32 %41, i32 %41, i32 3)
  %43 = and i32 %42, 2004318071
  %44 = xor i32 %43, -1732584194
  %45 = add i32 %37, 271733878
  %46 = add i32 %45, %44
  %47 = tail call noundef i32 @llvm.fshl.i32(i32 %46, i32 %46, i32 7)
  %48 = xor i32 %42, -271733879
  %49 = and i32 %47, %48
  %50 = xor i32 %49, -271733879
  %51 = add i32 %38, -1732584194
  %52 = add i32 %51, %50
  %53 = tail call noundef i32 @llvm.fshl.i32(i32 %52, i32 %52, i32 11)
  %54 = xor i32 %47, %42
  %55 = and i32 %53, %54
  %56 = xor i32 %55, %42
  %57 = add i32 %39, -271733879
  %58 = add i32 %57, %56
  %59 = tail call noundef i32 @llvm.fshl.i32(i32 %58, i32 %58, i32 19)
  %60 = xor i32 %53, %47
  %61 = and i32 %59, %60
  %62 = xor i32 %61, %47
  %63 = add i32 %42, 128
  %64 = add i32 %63, %62
  %65 = tail call noundef i32 @llvm.fshl.i32(i32 %64, i32 %64, i32 3)
  %66 = xor i32 %59, %53
  %67 = and i32 %65, %66
  %68 = xor i32 %67, %53
  %69 = add i32 %47, %68
  %70 = tail call noundef i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 7)
  %71 = xor i32 %65, %59
  %72 = and i32 %70, %71
  %73 = xor i32 %72, %59
  %74 = add i32 %53, %73
  %75 = tail call noundef i32 @llvm.fshl.i32(i32 %74, i32 %74, i32 11)
  %76 = xor i32 %70, %65
  %77 = and i32 %75, %76
  %78 = xor i32 %77, %65
  %79 = add i32 %59, %78
  %80 = tail call noundef i32 @llvm.fshl.i32(i32 %79, i32 %79, i32 19)
  %81 = xor i32 %75, %70
  %82 = and i32 %80, %81
  %83 = xor i32 %82, %70
  %84 = add i32 %65, %83
  %85 = tail call noundef i32 @llvm.fshl.i32(i32 %84, i32 %84, i32 3)
  %86 = xor i32 %80, %75
  %87 = and i32 %85, %86
  %88 = xor i32 %87, %75
  %89 = add i32 %70, %88
  %90 = tail call noundef i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 7)
  %91 = xor i32 %85, %80
  %92 = and i32 %90, %91
  %93 = xor i32 %92, %80
  %94 = add i32 %75, %93
  %95 = tail call noundef i32 @llvm.fshl.i32(i32 %94, i32 %94, i32 11)
  %96 = xor i32 %90, %85
  %97 = and i32 %95, %96
  %98 = xor i32 %97, %85
  %99 = add i32 %80, %98
  %100 = tail call noundef i32 @llvm.fshl.i32(i32 %99, i32 %99, i32 19)
  %101 = xor i32 %95, %90
  %102 = and i32 %100, %101
  %103 = xor i32 %102, %90
  %104 = add i32 %85, %103
  %105 = tail call noundef i32 @llvm.fshl.i32(i32 %104, i32 %104, i32 3)
  %106 = xor i32 %100, %95
  %107 = and i32 %105, %106
  %108 = xor i32 %107, %95
  %109 = add i32 %90, %108
  %110 = tail call noundef i32 @llvm.fshl.i32(i32 %109, i32 %109, i32 7)
  %111 = xor i32 %105, %100
  %112 = and i32 %110, %111
  %113 = xor i32 %112, %100
  %114 = add i32 %95, 128
  %115 = add i32 %114, %113
  %116 = tail call noundef i32 @llvm.fshl.i32(i32 %115, i32 %115, i32 11)
  %117 = xor i32 %110, %105
  %118 = and i32 %116, %117
  %119 = xor i32 %118, %105
  %120 = add i32 %100, %119
  %121 = tail call noundef i32 @llvm.fshl.i32(i32 %120, i32 %120, i32 19)
  %122 = and i32 %121, %116
  %123 = or i32 %121, %116
  %124 = and i32 %123, %110
  %125 = or i32 %124, %122
  %126 = add i32 %36, 1518500249
  %127 = add i32 %126, %105
  %128 = add i32 %127, %125
  %129 = tail call noundef i32 @llvm.fshl.i32(i32 %128, i32 %128, i32 3)
  %130 = and i32 %129, %121
  %131 = or i32 %129, %121
  %132 = and i32 %131, %116
  %133 = or i32 %132, %130
  %134 = add i32 %110, 1518500377
  %135 = add i32 %134, %133
  %136 = tail call noundef i32 @llvm.fshl.i32(i32 %135, i32 %135, i32 5)
  %137 = and i32 %136, %129
  %138 = or i32 %136, %129
  %139 = and i32 %138, %121
  %140 = or i32 %139, %137
  %141 = add i32 %116, 1518500249
  %142 = add i32 %141, %140
  %143 = tail call noundef i32 @llvm.fshl.i32(i32 %142, i32 %142, i32 9)
  %144 = and i32 %143, %136
  %145 = or i32 %143, %136
  %146 = and i32 %145, %129
  %147 = or i32 %146, %144
  %148 = add i32 %121, 1518500249
  %149 = add i32 %148, %147
  %150 = tail call noundef i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 13)
  %151 = and i32 %150, %143
  %152 = or i32 %150, %143
  %153 = and i32 %152, %136
  %154 = or i32 %153, %151
  %155 = add i32 %37, 1518500249
  %156 = add i32 %155, %129
  %157 = add i32 %156, %154
  %158 = tail call noundef i32 @llvm.fshl.i32(i32 %157, i32 %157, i32 3)
  %159 = and i32 %158, %150
  %160 = or i32 %158, %150
  %161 = and i32 %160, %143
  %162 = or i32 %161, %159
  %163 = add i32 %136, 1518500249
  %164 = add i32 %163, %162
  %165 = tail call noundef i32 @llvm.fshl.i32(i32 %164, i32 %164, i32 5)
  %166 = and i32 %165, %158
  %167 = or i32 %165, %158
  %168 = and i32 %167, %150
  %169 = or i32 %168, %166
  %170 = add i32 %143, 1518500249
  %171 = add i32 %170, %169
  %172 = tail call noundef i32 @llvm.fshl.i32(i32 %171, i32 %171, i32 9)
  %173 = and i32 %172, %165
  %174 = or i32 %172, %165
  %175 = and i32 %174, %158
  %176 = or i32 %175, %173
  %177 = add i32 %150, 1518500249
  %178 = add i32 %177, %176
  %179 = tail call noundef i32 @llvm.fshl.i32(i32 %178, i32 %178, i32 13)
  %180 = and i32 %179, %172
  %181 = or i32 %179, %172
  %182 = and i32 %181, %165
  %183 = or i32 %182, %180
  %184 = add i32 %38, 1518500249
  %185 = add i32 %184, %158
  %186 = add i32 %185, %183
  %187 = tail call noundef i32 @llvm.fshl.i32(i32 %186, i32 %186, i32 3)
  %188 = and i32 %187, %179
  %189 = or i32 %187, %179
  %190 = and i32 %189, %172
  %191 = or i32 %190, %188
  %192 = add i32 %165, 1518500249
  %193 = add i32 %192, %191
  %194 = tail call noundef i32 @llvm.fshl.i32(i32 %193, i32 %193, i32 5)
  %195 = and i32 %194, %187
  %196 = or i32 %194, %187
  %197 = and i32 %196, %179
  %198 = or i32 %197, %195
  %199 = add i32 %172, 1518500249
  %200 = add i32 %199, %198
  %201 = tail call noundef i32 @llvm.fshl.i32(i32 %200, i32 %200, i32 9)
  %202 = and i32 %201, %194
  %203 = or i32 %201, %194
  %204 = and i32 %203, %187
  %205 = or i32 %204, %202
  %206 = add i32 %179, 1518500377
  %207 = add i32 %206, %205
  %208 = tail call noundef i32 @llvm.fshl.i32(i32 %207, i32 %207, i32 13)
  %209 = and i32 %208, %201
  %210 = or i32 %208, %201
  %211 = and i32 %210, %194
  %212 = or i32 %211, %209
  %213 = add i32 %39, 1518500249
  %214 = add i32 %213, %187
  %215 = add i32 %214, %212
  %216 = tail call noundef i32 @llvm.fshl.i32(i32 %215, i32 %215, i32 3)
  %217 = and i32 %216, %208
  %218 = or i32 %216, %208
  %219 = and i32 %218, %201
  %220 = or i32 %219, %217
  %221 = add i32 %194, 1518500249
  %222 = add i32 %221, %220
  %223 = tail call noundef i32 @llvm.fshl.i32(i32 %222, i32 %222, i32 5)
  %224 = and i32 %223, %216
  %225 = or i32 %223, %216
  %226 = and i32 %225, %208
  %227 = or i32 %226, %224
  %228 = add i32 %201, 1518500249
  %229 = add i32 %228, %227
  %230 = tail call noundef i32 @llvm.fshl.i32(i32 %229, i32 %229, i32 9)
  %231 = and i32 %230, %223
  %232 = or i32 %230, %223
  %233 = and i32 %232, %216
  %234 = or i32 %233, %231
  %235 = add i32 %208, 1518500249
  %236 = add i32 %235, %234
  %237 = tail call noundef i32 @llvm.fshl.i32(i32 %236, i32 %236, i32 13)
  %238 = xor i32 %237, %230
  %239 = xor i32 %238, %223
  %240 = add i32 %36, 1859775393
  %241 = add i32 %240, %216
  %242 = add i32 %241, %239
  %243 = tail call noundef i32 @llvm.fshl.i32(i32 %242, i32 %242, i32 3)
  %244 = xor i32 %243, %238
  %245 = add i32 %223, 1859775393
  %246 = add i32 %245, %244
  %247 = tail call noundef i32 @llvm.fshl.i32(i32 %246, i32 %246, i32 9)
  %248 = xor i32 %247, %243
  %249 = xor i32 %248, %237
  %250 = add i32 %230, 1859775521
  %251 = add i32 %250, %249
  %252 = tail call noundef i32 @llvm.fshl.i32(i32 %251, i32 %251, i32 11)
  %253 = xor i32 %248, %252
  %254 = add i32 %237, 1859775393
  %255 = add i32 %254, %253
  %256 = tail call noundef i32 @llvm.fshl.i32(i32 %255, i32 %255, i32 15)
  %257 = xor i32 %256, %252
  %258 = xor i32 %257, %247
  %259 = add i32 %38, 1859775393
  %260 = add i32 %259, %243
  %261 = add i32 %260, %258
  %262 = tail call noundef i32 @llvm.fshl.i32(i32 %261, i32 %261, i32 3)
  %263 = xor i32 %262, %257
  %264 = add i32 %247, 1859775393
  %265 = add i32 %264, %263
  %266 = tail call noundef i32 @llvm.fshl.i32(i32 %265, i32 %265, i32 9)
  %267 = xor i32 %266, %262
  %268 = xor i32 %267, %256
  %269 = add i32 %252, 1859775393
  %270 = add i32 %269, %268
  %271 = tail call noundef i32 @llvm.fshl.i32(i32 %270, i32 %270, i32 11)
  %272 = xor i32 %267, %271
  %273 = add i32 %256, 1859775521
  %274 = add i32 %273, %272
  %275 = tail call noundef i32 @llvm.fshl.i32(i32 %274, i32 %274, i32 15)
  %276 = xor i32 %275, %271
  %277 = xor i32 %276, %266
  %278 = add i32 %37, 1859775393
  %279 = add i32 %278, %262
  %280 = add i32 %279, %277
  %281 = tail call noundef i32 @llvm.fshl.i32(i32 %280, i32 %280, i32 3)
  %282 = xor i32 %281, %276
  %283 = add i32 %266, 1859775393
  %284 = add i32 %283, %282
  %285 = tail call noundef i32 @llvm.fshl.i32(i32 %284, i32 %284, i32 9)
  %286 = xor i32 %285, %281
  %287 = xor i32 %286, %275
  %288 = add i32 %271, 1859775393
  %289 = add i32 %288, %287
  %290 = tail call noundef i32 @llvm.fshl.i32(i32 %289, i32 %289, i32 11)
  %291 = xor i32 %286, %290
  %292 = add i32 %275, 1859775393
  %293 = add i32 %292, %291
  %294 = tail call noundef i32 @llvm.fshl.i32(i32 %293, i32 %293, i32 15)
  %295 = xor i32 %294, %290
  %296 = xor i32 %295, %285
  %297 = add i32 %39, 1859775393
  %298 = add i32 %297, %281
  %299 = add i32 %298, %296
  %300 = tail call noundef i32 @llvm.fshl.i32(i32 %299, i32 %299, i32 3)
  %301 = xor i32 %300, %295
  %302 = add i32 %285, 1859775393
  %303 = add i32 %302, %301
  %304 = tail call noundef i32 @llvm.fshl.i32(i32 %303, i32 %303, i32 9)
  %305 = xor i32 %304, %300
  %306 = xor i32 %305, %294
  %307 = add i32 %290, 1859775393
  %308 = add i32 %307, %306
  %309 = tail call noundef i32 @llvm.fshl.i32(i32 %308, i32 %308, i32 11)
  %310 = xor i32 %305, %309
  %311 = add i32 %294, 1859775393
  %312 = add i32 %311, %310
  %313 = tail call noundef i32 @llvm.fshl.i32(i32 %312, i32 %312, i32 15)
  %314 = add i32 %300, 1732584193
  %315 = add i32 %313, -271733879
  %316 = add i32 %309, -1732584194
  %317 = add i32 %304, 271733878
  %318 = add nuw i32 %40, 1
  %319 = icmp eq i32 %318, %2
  br i1 %319, label %26, label %35
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.fshl.v2i32(<2 x i32>, <2 x i32>, <2 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"uint*"}
!13 = !{!"const", !"const", !""}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !16}
!18 = !{i32 1, i32 1, i32 0}
!19 = !{!"uint*", !"uint*", !"uint"}
!20 = !{!"const", !"", !""}
