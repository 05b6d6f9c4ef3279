; ModuleID = 'corpus/hip/hip_lavamd.hip'
source_filename = "corpus/hip/hip_lavamd.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.FourVector = type { double, double, double, double }
%struct.Box = type { i32, i32, [7 x i32] }

@_ZZ6lavamdE2rA = internal unnamed_addr addrspace(3) global [16 x %struct.FourVector] undef, align 16
@_ZZ6lavamdE2rB = internal unnamed_addr addrspace(3) global [16 x %struct.FourVector] undef, align 16
@_ZZ6lavamdE2qB = internal unnamed_addr addrspace(3) global [16 x double] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef double @_Z5decayd(double noundef %0) unnamed_addr #0 {
  %2 = fmul contract double %0, 5.000000e-01
  %3 = fadd contract double %2, 1.000000e+00
  %4 = fmul contract double %0, %3
  %5 = fadd contract double %4, 1.000000e+00
  %6 = fmul contract double %5, %5
  %7 = fdiv contract double 1.000000e+00, %6
  ret double %7
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @lavamd(double %0, i32 %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef readonly captures(none) %3, ptr addrspace(1) noundef readonly captures(none) %4, ptr addrspace(1) noundef writeonly captures(none) %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %9 = icmp slt i32 %7, %1
  br i1 %9, label %10, label %512

10:                                               ; preds = %6
  %11 = fmul contract double %0, 2.000000e+00
  %12 = fmul contract double %0, %11
  %13 = shl nsw i32 %7, 4
  %14 = add nsw i32 %13, %8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.FourVector, ptr addrspace(1) %3, i64 %15
  %17 = getelementptr inbounds nuw %struct.FourVector, ptr addrspace(3) @_ZZ6lavamdE2rA, i32 %8
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(32) %17, ptr addrspace(1) noundef align 8 dereferenceable(32) %16, i64 32, i1 false), !tbaa.struct !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = sext i32 %7 to i64
  %19 = getelementptr inbounds %struct.Box, ptr addrspace(1) %2, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 4
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = icmp slt i32 %21, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %10
  %24 = getelementptr inbounds nuw %struct.FourVector, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 %8
  %25 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 %8
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 8
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 24
  br label %38

29:                                               ; preds = %53, %10
  %30 = phi double [ 0.000000e+00, %10 ], [ %509, %53 ]
  %31 = phi double [ 0.000000e+00, %10 ], [ %507, %53 ]
  %32 = phi double [ 0.000000e+00, %10 ], [ %505, %53 ]
  %33 = phi double [ 0.000000e+00, %10 ], [ %502, %53 ]
  %34 = getelementptr inbounds %struct.FourVector, ptr addrspace(1) %5, i64 %15
  store double %33, ptr addrspace(1) %34, align 8, !tbaa !10
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 8
  store double %32, ptr addrspace(1) %35, align 8, !tbaa !10
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 16
  store double %31, ptr addrspace(1) %36, align 8, !tbaa !10
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 24
  store double %30, ptr addrspace(1) %37, align 8, !tbaa !10
  br label %512

38:                                               ; preds = %23, %53
  %39 = phi double [ 0.000000e+00, %23 ], [ %502, %53 ]
  %40 = phi double [ 0.000000e+00, %23 ], [ %505, %53 ]
  %41 = phi double [ 0.000000e+00, %23 ], [ %507, %53 ]
  %42 = phi double [ 0.000000e+00, %23 ], [ %509, %53 ]
  %43 = phi i32 [ 0, %23 ], [ %510, %53 ]
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %53, label %45

45:                                               ; preds = %38
  %46 = zext nneg i32 %43 to i64
  %47 = getelementptr i32, ptr addrspace(1) %19, i64 %46
  %48 = getelementptr i8, ptr addrspace(1) %47, i64 4
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !5
  %50 = shl nsw i32 %49, 4
  %51 = add nsw i32 %50, %8
  %52 = sext i32 %51 to i64
  br label %53

53:                                               ; preds = %38, %45
  %54 = phi i64 [ %15, %38 ], [ %52, %45 ]
  %55 = getelementptr inbounds %struct.FourVector, ptr addrspace(1) %3, i64 %54
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(32) %24, ptr addrspace(1) noundef align 8 dereferenceable(32) %55, i64 32, i1 false), !tbaa.struct !9
  %56 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %54
  %57 = load double, ptr addrspace(1) %56, align 8, !tbaa !10
  store double %57, ptr addrspace(3) %25, align 8, !tbaa !10
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %58 = load double, ptr addrspace(3) %17, align 16, !tbaa !14
  %59 = load double, ptr addrspace(3) %26, align 8, !tbaa !16
  %60 = load double, ptr addrspace(3) %27, align 16, !tbaa !17
  %61 = load double, ptr addrspace(3) %28, align 8, !tbaa !18
  %62 = load double, ptr addrspace(3) @_ZZ6lavamdE2rB, align 16, !tbaa !14
  %63 = fadd contract double %58, %62
  %64 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 8), align 8, !tbaa !16
  %65 = fmul contract double %59, %64
  %66 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 16), align 16, !tbaa !17
  %67 = fmul contract double %60, %66
  %68 = fadd contract double %65, %67
  %69 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 24), align 8, !tbaa !18
  %70 = fmul contract double %61, %69
  %71 = fadd contract double %68, %70
  %72 = fsub contract double %63, %71
  %73 = tail call contract noundef double @llvm.fabs.f64(double %72)
  %74 = fmul contract double %12, %73
  %75 = tail call contract fastcc noundef double @_Z5decayd(double noundef %74) #6
  %76 = fmul contract double %75, 2.000000e+00
  %77 = fsub contract double %59, %64
  %78 = fsub contract double %60, %66
  %79 = fsub contract double %61, %69
  %80 = load double, ptr addrspace(3) @_ZZ6lavamdE2qB, align 16, !tbaa !10
  %81 = fmul contract double %75, %80
  %82 = fadd contract double %39, %81
  %83 = fmul contract double %80, %76
  %84 = fmul contract double %77, %83
  %85 = fadd contract double %40, %84
  %86 = fmul contract double %78, %83
  %87 = fadd contract double %41, %86
  %88 = fmul contract double %79, %83
  %89 = fadd contract double %42, %88
  %90 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 32), align 16, !tbaa !14
  %91 = fadd contract double %58, %90
  %92 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 40), align 8, !tbaa !16
  %93 = fmul contract double %59, %92
  %94 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 48), align 16, !tbaa !17
  %95 = fmul contract double %60, %94
  %96 = fadd contract double %93, %95
  %97 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 56), align 8, !tbaa !18
  %98 = fmul contract double %61, %97
  %99 = fadd contract double %96, %98
  %100 = fsub contract double %91, %99
  %101 = tail call contract noundef double @llvm.fabs.f64(double %100)
  %102 = fmul contract double %12, %101
  %103 = tail call contract fastcc noundef double @_Z5decayd(double noundef %102) #6
  %104 = fmul contract double %103, 2.000000e+00
  %105 = fsub contract double %59, %92
  %106 = fsub contract double %60, %94
  %107 = fsub contract double %61, %97
  %108 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 8), align 8, !tbaa !10
  %109 = fmul contract double %103, %108
  %110 = fadd contract double %82, %109
  %111 = fmul contract double %108, %104
  %112 = fmul contract double %105, %111
  %113 = fadd contract double %85, %112
  %114 = fmul contract double %106, %111
  %115 = fadd contract double %87, %114
  %116 = fmul contract double %107, %111
  %117 = fadd contract double %89, %116
  %118 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 64), align 16, !tbaa !14
  %119 = fadd contract double %58, %118
  %120 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 72), align 8, !tbaa !16
  %121 = fmul contract double %59, %120
  %122 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 80), align 16, !tbaa !17
  %123 = fmul contract double %60, %122
  %124 = fadd contract double %121, %123
  %125 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 88), align 8, !tbaa !18
  %126 = fmul contract double %61, %125
  %127 = fadd contract double %124, %126
  %128 = fsub contract double %119, %127
  %129 = tail call contract noundef double @llvm.fabs.f64(double %128)
  %130 = fmul contract double %12, %129
  %131 = tail call contract fastcc noundef double @_Z5decayd(double noundef %130) #6
  %132 = fmul contract double %131, 2.000000e+00
  %133 = fsub contract double %59, %120
  %134 = fsub contract double %60, %122
  %135 = fsub contract double %61, %125
  %136 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 16), align 16, !tbaa !10
  %137 = fmul contract double %131, %136
  %138 = fadd contract double %110, %137
  %139 = fmul contract double %136, %132
  %140 = fmul contract double %133, %139
  %141 = fadd contract double %113, %140
  %142 = fmul contract double %134, %139
  %143 = fadd contract double %115, %142
  %144 = fmul contract double %135, %139
  %145 = fadd contract double %117, %144
  %146 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 96), align 16, !tbaa !14
  %147 = fadd contract double %58, %146
  %148 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 104), align 8, !tbaa !16
  %149 = fmul contract double %59, %148
  %150 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 112), align 16, !tbaa !17
  %151 = fmul contract double %60, %150
  %152 = fadd contract double %149, %151
  %153 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 120), align 8, !tbaa !18
  %154 = fmul contract double %61, %153
  %155 = fadd contract double %152, %154
  %156 = fsub contract double %147, %155
  %157 = tail call contract noundef double @llvm.fabs.f64(double %156)
  %158 = fmul contract double %12, %157
  %159 = tail call contract fastcc noundef double @_Z5decayd(double noundef %158) #6
  %160 = fmul contract double %159, 2.000000e+00
  %161 = fsub contract double %59, %148
  %162 = fsub contract double %60, %150
  %163 = fsub contract double %61, %153
  %164 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 24), align 8, !tbaa !10
  %165 = fmul contract double %159, %164
  %166 = fadd contract double %138, %165
  %167 = fmul contract double %164, %160
  %168 = fmul contract double %161, %167
  %169 = fadd contract double %141, %168
  %170 = fmul contract double %162, %167
  %171 = fadd contract double %143, %170
  %172 = fmul contract double %163, %167
  %173 = fadd contract double %145, %172
  %174 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 128), align 16, !tbaa !14
  %175 = fadd contract double %58, %174
  %176 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 136), align 8, !tbaa !16
  %177 = fmul contract double %59, %176
  %178 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 144), align 16, !tbaa !17
  %179 = fmul contract double %60, %178
  %180 = fadd contract double %177, %179
  %181 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 152), align 8, !tbaa !18
  %182 = fmul contract double %61, %181
  %183 = fadd contract double %180, %182
  %184 = fsub contract double %175, %183
  %185 = tail call contract noundef double @llvm.fabs.f64(double %184)
  %186 = fmul contract double %12, %185
  %187 = tail call contract fastcc noundef double @_Z5decayd(double noundef %186) #6
  %188 = fmul contract double %187, 2.000000e+00
  %189 = fsub contract double %59, %176
  %190 = fsub contract double %60, %178
  %191 = fsub contract double %61, %181
  %192 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 32), align 16, !tbaa !10
  %193 = fmul contract double %187, %192
  %194 = fadd contract double %166, %193
  %195 = fmul contract double %192, %188
  %196 = fmul contract double %189, %195
  %197 = fadd contract double %169, %196
  %198 = fmul contract double %190, %195
  %199 = fadd contract double %171, %198
  %200 = fmul contract double %191, %195
  %201 = fadd contract double %173, %200
  %202 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 160), align 16, !tbaa !14
  %203 = fadd contract double %58, %202
  %204 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 168), align 8, !tbaa !16
  %205 = fmul contract double %59, %204
  %206 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 176), align 16, !tbaa !17
  %207 = fmul contract double %60, %206
  %208 = fadd contract double %205, %207
  %209 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 184), align 8, !tbaa !18
  %210 = fmul contract double %61, %209
  %211 = fadd contract double %208, %210
  %212 = fsub contract double %203, %211
  %213 = tail call contract noundef double @llvm.fabs.f64(double %212)
  %214 = fmul contract double %12, %213
  %215 = tail call contract fastcc noundef double @_Z5decayd(double noundef %214) #6
  %216 = fmul contract double %215, 2.000000e+00
  %217 = fsub contract double %59, %204
  %218 = fsub contract double %60, %206
  %219 = fsub contract double %61, %209
  %220 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 40), align 8, !tbaa !10
  %221 = fmul contract double %215, %220
  %222 = fadd contract double %194, %221
  %223 = fmul contract double %220, %216
  %224 = fmul contract double %217, %223
  %225 = fadd contract double %197, %224
  %226 = fmul contract double %218, %223
  %227 = fadd contract double %199, %226
  %228 = fmul contract double %219, %223
  %229 = fadd contract double %201, %228
  %230 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 192), align 16, !tbaa !14
  %231 = fadd contract double %58, %230
  %232 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 200), align 8, !tbaa !16
  %233 = fmul contract double %59, %232
  %234 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 208), align 16, !tbaa !17
  %235 = fmul contract double %60, %234
  %236 = fadd contract double %233, %235
  %237 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 216), align 8, !tbaa !18
  %238 = fmul contract double %61, %237
  %239 = fadd contract double %236, %238
  %240 = fsub contract double %231, %239
  %241 = tail call contract noundef double @llvm.fabs.f64(double %240)
  %242 = fmul contract double %12, %241
  %243 = tail call contract fastcc noundef double @_Z5decayd(double noundef %242) #6
  %244 = fmul contract double %243, 2.000000e+00
  %245 = fsub contract double %59, %232
  %246 = fsub contract double %60, %234
  %247 = fsub contract double %61, %237
  %248 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 48), align 16, !tbaa !10
  %249 = fmul contract double %243, %248
  %250 = fadd contract double %222, %249
  %251 = fmul contract double %248, %244
  %252 = fmul contract double %245, %251
  %253 = fadd contract double %225, %252
  %254 = fmul contract double %246, %251
  %255 = fadd contract double %227, %254
  %256 = fmul contract double %247, %251
  %257 = fadd contract double %229, %256
  %258 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 224), align 16, !tbaa !14
  %259 = fadd contract double %58, %258
  %260 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 232), align 8, !tbaa !16
  %261 = fmul contract double %59, %260
  %262 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 240), align 16, !tbaa !17
  %263 = fmul contract double %60, %262
  %264 = fadd contract double %261, %263
  %265 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 248), align 8, !tbaa !18
  %266 = fmul contract double %61, %265
  %267 = fadd contract double %264, %266
  %268 = fsub contract double %259, %267
  %269 = tail call contract noundef double @llvm.fabs.f64(double %268)
  %270 = fmul contract double %12, %269
  %271 = tail call contract fastcc noundef double @_Z5decayd(double noundef %270) #6
  %272 = fmul contract double %271, 2.000000e+00
  %273 = fsub contract double %59, %260
  %274 = fsub contract double %60, %262
  %275 = fsub contract double %61, %265
  %276 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 56), align 8, !tbaa !10
  %277 = fmul contract double %271, %276
  %278 = fadd contract double %250, %277
  %279 = fmul contract double %276, %272
  %280 = fmul contract double %273, %279
  %281 = fadd contract double %253, %280
  %282 = fmul contract double %274, %279
  %283 = fadd contract double %255, %282
  %284 = fmul contract double %275, %279
  %285 = fadd contract double %257, %284
  %286 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 256), align 16, !tbaa !14
  %287 = fadd contract double %58, %286
  %288 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 264), align 8, !tbaa !16
  %289 = fmul contract double %59, %288
  %290 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 272), align 16, !tbaa !17
  %291 = fmul contract double %60, %290
  %292 = fadd contract double %289, %291
  %293 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 280), align 8, !tbaa !18
  %294 = fmul contract double %61, %293
  %295 = fadd contract double %292, %294
  %296 = fsub contract double %287, %295
  %297 = tail call contract noundef double @llvm.fabs.f64(double %296)
  %298 = fmul contract double %12, %297
  %299 = tail call contract fastcc noundef double @_Z5decayd(double noundef %298) #6
  %300 = fmul contract double %299, 2.000000e+00
  %301 = fsub contract double %59, %288
  %302 = fsub contract double %60, %290
  %303 = fsub contract double %61, %293
  %304 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 64), align 16, !tbaa !10
  %305 = fmul contract double %299, %304
  %306 = fadd contract double %278, %305
  %307 = fmul contract double %304, %300
  %308 = fmul contract double %301, %307
  %309 = fadd contract double %281, %308
  %310 = fmul contract double %302, %307
  %311 = fadd contract double %283, %310
  %312 = fmul contract double %303, %307
  %313 = fadd contract double %285, %312
  %314 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 288), align 16, !tbaa !14
  %315 = fadd contract double %58, %314
  %316 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 296), align 8, !tbaa !16
  %317 = fmul contract double %59, %316
  %318 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 304), align 16, !tbaa !17
  %319 = fmul contract double %60, %318
  %320 = fadd contract double %317, %319
  %321 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 312), align 8, !tbaa !18
  %322 = fmul contract double %61, %321
  %323 = fadd contract double %320, %322
  %324 = fsub contract double %315, %323
  %325 = tail call contract noundef double @llvm.fabs.f64(double %324)
  %326 = fmul contract double %12, %325
  %327 = tail call contract fastcc noundef double @_Z5decayd(double noundef %326) #6
  %328 = fmul contract double %327, 2.000000e+00
  %329 = fsub contract double %59, %316
  %330 = fsub contract double %60, %318
  %331 = fsub contract double %61, %321
  %332 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 72), align 8, !tbaa !10
  %333 = fmul contract double %327, %332
  %334 = fadd contract double %306, %333
  %335 = fmul contract double %332, %328
  %336 = fmul contract double %329, %335
  %337 = fadd contract double %309, %336
  %338 = fmul contract double %330, %335
  %339 = fadd contract double %311, %338
  %340 = fmul contract double %331, %335
  %341 = fadd contract double %313, %340
  %342 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 320), align 16, !tbaa !14
  %343 = fadd contract double %58, %342
  %344 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 328), align 8, !tbaa !16
  %345 = fmul contract double %59, %344
  %346 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 336), align 16, !tbaa !17
  %347 = fmul contract double %60, %346
  %348 = fadd contract double %345, %347
  %349 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 344), align 8, !tbaa !18
  %350 = fmul contract double %61, %349
  %351 = fadd contract double %348, %350
  %352 = fsub contract double %343, %351
  %353 = tail call contract noundef double @llvm.fabs.f64(double %352)
  %354 = fmul contract double %12, %353
  %355 = tail call contract fastcc noundef double @_Z5decayd(double noundef %354) #6
  %356 = fmul contract double %355, 2.000000e+00
  %357 = fsub contract double %59, %344
  %358 = fsub contract double %60, %346
  %359 = fsub contract double %61, %349
  %360 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 80), align 16, !tbaa !10
  %361 = fmul contract double %355, %360
  %362 = fadd contract double %334, %361
  %363 = fmul contract double %360, %356
  %364 = fmul contract double %357, %363
  %365 = fadd contract double %337, %364
  %366 = fmul contract double %358, %363
  %367 = fadd contract double %339, %366
  %368 = fmul contract double %359, %363
  %369 = fadd contract double %341, %368
  %370 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 352), align 16, !tbaa !14
  %371 = fadd contract double %58, %370
  %372 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 360), align 8, !tbaa !16
  %373 = fmul contract double %59, %372
  %374 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 368), align 16, !tbaa !17
  %375 = fmul contract double %60, %374
  %376 = fadd contract double %373, %375
  %377 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 376), align 8, !tbaa !18
  %378 = fmul contract double %61, %377
  %379 = fadd contract double %376, %378
  %380 = fsub contract double %371, %379
  %381 = tail call contract noundef double @llvm.fabs.f64(double %380)
  %382 = fmul contract double %12, %381
  %383 = tail call contract fastcc noundef double @_Z5decayd(double noundef %382) #6
  %384 = fmul contract double %383, 2.000000e+00
  %385 = fsub contract double %59, %372
  %386 = fsub contract double %60, %374
  %387 = fsub contract double %61, %377
  %388 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 88), align 8, !tbaa !10
  %389 = fmul contract double %383, %388
  %390 = fadd contract double %362, %389
  %391 = fmul contract double %388, %384
  %392 = fmul contract double %385, %391
  %393 = fadd contract double %365, %392
  %394 = fmul contract double %386, %391
  %395 = fadd contract double %367, %394
  %396 = fmul contract double %387, %391
  %397 = fadd contract double %369, %396
  %398 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 384), align 16, !tbaa !14
  %399 = fadd contract double %58, %398
  %400 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 392), align 8, !tbaa !16
  %401 = fmul contract double %59, %400
  %402 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 400), align 16, !tbaa !17
  %403 = fmul contract double %60, %402
  %404 = fadd contract double %401, %403
  %405 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 408), align 8, !tbaa !18
  %406 = fmul contract double %61, %405
  %407 = fadd contract double %404, %406
  %408 = fsub contract double %399, %407
  %409 = tail call contract noundef double @llvm.fabs.f64(double %408)
  %410 = fmul contract double %12, %409
  %411 = tail call contract fastcc noundef double @_Z5decayd(double noundef %410) #6
  %412 = fmul contract double %411, 2.000000e+00
  %413 = fsub contract double %59, %400
  %414 = fsub contract double %60, %402
  %415 = fsub contract double %61, %405
  %416 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 96), align 16, !tbaa !10
  %417 = fmul contract double %411, %416
  %418 = fadd contract double %390, %417
  %419 = fmul contract double %416, %412
  %420 = fmul contract double %413, %419
  %421 = fadd contract double %393, %420
  %422 = fmul contract double %414, %419
  %423 = fadd contract double %395, %422
  %424 = fmul contract double %415, %419
  %425 = fadd contract double %397, %424
  %426 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 416), align 16, !tbaa !14
  %427 = fadd contract double %58, %426
  %428 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 424), align 8, !tbaa !16
  %429 = fmul contract double %59, %428
  %430 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 432), align 16, !tbaa !17
  %431 = fmul contract double %60, %430
  %432 = fadd contract double %429, %431
  %433 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 440), align 8, !tbaa !18
  %434 = fmul contract double %61, %433
  %435 = fadd contract double %432, %434
  %436 = fsub contract double %427, %435
  %437 = tail call contract noundef double @llvm.fabs.f64(double %436)
  %438 = fmul contract double %12, %437
  %439 = tail call contract fastcc noundef double @_Z5decayd(double noundef %438) #6
  %440 = fmul contract double %439, 2.000000e+00
  %441 = fsub contract double %59, %428
  %442 = fsub contract double %60, %430
  %443 = fsub contract double %61, %433
  %444 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 104), align 8, !tbaa !10
  %445 = fmul contract double %439, %444
  %446 = fadd contract double %418, %445
  %447 = fmul contract double %444, %440
  %448 = fmul contract double %441, %447
  %449 = fadd contract double %421, %448
  %450 = fmul contract double %442, %447
  %451 = fadd contract double %423, %450
  %452 = fmul contract double %443, %447
  %453 = fadd contract double %425, %452
  %454 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 448), align 16, !tbaa !14
  %455 = fadd contract double %58, %454
  %456 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 456), align 8, !tbaa !16
  %457 = fmul contract double %59, %456
  %458 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 464), align 16, !tbaa !17
  %459 = fmul contract double %60, %458
  %460 = fadd contract double %457, %459
  %461 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 472), align 8, !tbaa !18
  %462 = fmul contract double %61, %461
  %463 = fadd contract double %460, %462
  %464 = fsub contract double %455, %463
  %465 = tail call contract noundef double @llvm.fabs.f64(double %464)
  %466 = fmul contract double %12, %465
  %467 = tail call contract fastcc noundef double @_Z5decayd(double noundef %466) #6
  %468 = fmul contract double %467, 2.000000e+00
  %469 = fsub contract double %59, %456
  %470 = fsub contract double %60, %458
  %471 = fsub contract double %61, %461
  %472 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 112), align 16, !tbaa !10
  %473 = fmul contract double %467, %472
  %474 = fadd contract double %446, %473
  %475 = fmul contract double %472, %468
  %476 = fmul contract double %469, %475
  %477 = fadd contract double %449, %476
  %478 = fmul contract double %470, %475
  %479 = fadd contract double %451, %478
  %480 = fmul contract double %471, %475
  %481 = fadd contract double %453, %480
  %482 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 480), align 16, !tbaa !14
  %483 = fadd contract double %58, %482
  %484 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 488), align 8, !tbaa !16
  %485 = fmul contract double %59, %484
  %486 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 496), align 16, !tbaa !17
  %487 = fmul contract double %60, %486
  %488 = fadd contract double %485, %487
  %489 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2rB, i32 504), align 8, !tbaa !18
  %490 = fmul contract double %61, %489
  %491 = fadd contract double %488, %490
  %492 = fsub contract double %483, %491
  %493 = tail call contract noundef double @llvm.fabs.f64(double %492)
  %494 = fmul contract double %12, %493
  %495 = tail call contract fastcc noundef double @_Z5decayd(double noundef %494) #6
  %496 = fmul contract double %495, 2.000000e+00
  %497 = fsub contract double %59, %484
  %498 = fsub contract double %60, %486
  %499 = fsub contract double %61, %489
  %500 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ6lavamdE2qB, i32 120), align 8, !tbaa !10
  %501 = fmul contract double %495, %500
  %502 = fadd contract double %474, %501
  %503 = fmul contract double %500, %496
  %504 = fmul contract double %497, %503
  %505 = fadd contract double %477, %504
  %506 = fmul contract double %498, %503
  %507 = fadd contract double %479, %506
  %508 = fmul contract double %499, %503
  %509 = fadd contract double %481, %508
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %510 = add nuw i32 %43, 1
  %511 = icmp eq i32 %43, %21
  br i1 %511, label %29, label %38, !llvm.loop !19

512:                                              ; preds = %6, %29
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i64 0, i64 8, !10, i64 8, i64 8, !10, i64 16, i64 8, !10, i64 24, i64 8, !10}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !7, i64 0}
!12 = !{!13, !6, i64 4}
!13 = !{!"_ZTS3Box", !6, i64 0, !6, i64 4, !7, i64 8}
!14 = !{!15, !11, i64 0}
!15 = !{!"_ZTS10FourVector", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24}
!16 = !{!15, !11, i64 8}
!17 = !{!15, !11, i64 16}
!18 = !{!15, !11, i64 24}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
