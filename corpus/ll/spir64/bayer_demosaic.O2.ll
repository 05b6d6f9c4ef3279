; ModuleID = 'corpus/opencl/bayer_demosaic.cl'
source_filename = "corpus/opencl/bayer_demosaic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.balance = type { float, float, float, i32 }

@channel_sums.local_sums = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @demosaic(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.balance) align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = load <4 x float>, ptr %4, align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = sub i32 0, %8
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %11 = trunc i64 %10 to i32
  %12 = sub i32 0, %11
  %13 = icmp slt i32 %8, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %5
  %15 = icmp sgt i32 %2, %8
  br i1 %15, label %20, label %16

16:                                               ; preds = %14
  %17 = shl nsw i32 %2, 1
  %18 = add i32 %17, -2
  %19 = sub i32 %18, %8
  br label %20

20:                                               ; preds = %16, %14, %5
  %21 = phi i32 [ %8, %14 ], [ %19, %16 ], [ %9, %5 ]
  %22 = icmp slt i32 %11, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %20
  %24 = icmp sgt i32 %3, %11
  br i1 %24, label %29, label %25

25:                                               ; preds = %23
  %26 = shl nsw i32 %3, 1
  %27 = add i32 %26, -2
  %28 = sub i32 %27, %11
  br label %29

29:                                               ; preds = %20, %23, %25
  %30 = phi i32 [ %11, %23 ], [ %28, %25 ], [ %12, %20 ]
  %31 = mul nsw i32 %30, %2
  %32 = add nsw i32 %31, %21
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %33
  %35 = load i16, ptr addrspace(1) %34, align 2, !tbaa !13
  %36 = zext i16 %35 to i32
  %37 = add nsw i32 %8, -1
  %38 = sub i32 1, %8
  %39 = icmp slt i32 %8, 1
  br i1 %39, label %46, label %40

40:                                               ; preds = %29
  %41 = icmp slt i32 %2, %8
  br i1 %41, label %42, label %46

42:                                               ; preds = %40
  %43 = shl nsw i32 %2, 1
  %44 = xor i32 %8, -1
  %45 = add i32 %43, %44
  br label %46

46:                                               ; preds = %42, %40, %29
  %47 = phi i32 [ %37, %40 ], [ %45, %42 ], [ %38, %29 ]
  br i1 %22, label %54, label %48

48:                                               ; preds = %46
  %49 = icmp sgt i32 %3, %11
  br i1 %49, label %54, label %50

50:                                               ; preds = %48
  %51 = shl nsw i32 %3, 1
  %52 = add i32 %51, -2
  %53 = sub i32 %52, %11
  br label %54

54:                                               ; preds = %46, %48, %50
  %55 = phi i32 [ %11, %48 ], [ %53, %50 ], [ %12, %46 ]
  %56 = mul nsw i32 %55, %2
  %57 = add nsw i32 %56, %47
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %58
  %60 = load i16, ptr addrspace(1) %59, align 2, !tbaa !13
  %61 = zext i16 %60 to i32
  %62 = add nsw i32 %8, 1
  %63 = xor i32 %8, -1
  %64 = icmp slt i32 %8, -1
  br i1 %64, label %71, label %65

65:                                               ; preds = %54
  %66 = icmp slt i32 %62, %2
  br i1 %66, label %71, label %67

67:                                               ; preds = %65
  %68 = shl nsw i32 %2, 1
  %69 = add i32 %68, -2
  %70 = add i32 %69, %63
  br label %71

71:                                               ; preds = %67, %65, %54
  %72 = phi i32 [ %62, %65 ], [ %70, %67 ], [ %63, %54 ]
  br i1 %22, label %79, label %73

73:                                               ; preds = %71
  %74 = icmp sgt i32 %3, %11
  br i1 %74, label %79, label %75

75:                                               ; preds = %73
  %76 = shl nsw i32 %3, 1
  %77 = add i32 %76, -2
  %78 = sub i32 %77, %11
  br label %79

79:                                               ; preds = %71, %73, %75
  %80 = phi i32 [ %11, %73 ], [ %78, %75 ], [ %12, %71 ]
  %81 = mul nsw i32 %80, %2
  %82 = add nsw i32 %81, %72
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %83
  %85 = load i16, ptr addrspace(1) %84, align 2, !tbaa !13
  %86 = zext i16 %85 to i32
  %87 = add nuw nsw i32 %86, %61
  %88 = add nsw i32 %11, -1
  %89 = sub i32 1, %11
  br i1 %13, label %96, label %90

90:                                               ; preds = %79
  %91 = icmp sgt i32 %2, %8
  br i1 %91, label %96, label %92

92:                                               ; preds = %90
  %93 = shl nsw i32 %2, 1
  %94 = add i32 %93, -2
  %95 = sub i32 %94, %8
  br label %96

96:                                               ; preds = %92, %90, %79
  %97 = phi i32 [ %8, %90 ], [ %95, %92 ], [ %9, %79 ]
  %98 = icmp slt i32 %11, 1
  br i1 %98, label %105, label %99

99:                                               ; preds = %96
  %100 = icmp slt i32 %3, %11
  br i1 %100, label %101, label %105

101:                                              ; preds = %99
  %102 = shl nsw i32 %3, 1
  %103 = xor i32 %11, -1
  %104 = add i32 %102, %103
  br label %105

105:                                              ; preds = %96, %99, %101
  %106 = phi i32 [ %88, %99 ], [ %104, %101 ], [ %89, %96 ]
  %107 = mul nsw i32 %106, %2
  %108 = add nsw i32 %107, %97
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %109
  %111 = load i16, ptr addrspace(1) %110, align 2, !tbaa !13
  %112 = zext i16 %111 to i32
  %113 = add nsw i32 %11, 1
  %114 = xor i32 %11, -1
  br i1 %13, label %121, label %115

115:                                              ; preds = %105
  %116 = icmp sgt i32 %2, %8
  br i1 %116, label %121, label %117

117:                                              ; preds = %115
  %118 = shl nsw i32 %2, 1
  %119 = add i32 %118, -2
  %120 = sub i32 %119, %8
  br label %121

121:                                              ; preds = %117, %115, %105
  %122 = phi i32 [ %8, %115 ], [ %120, %117 ], [ %9, %105 ]
  %123 = icmp slt i32 %11, -1
  br i1 %123, label %130, label %124

124:                                              ; preds = %121
  %125 = icmp slt i32 %113, %3
  br i1 %125, label %130, label %126

126:                                              ; preds = %124
  %127 = shl nsw i32 %3, 1
  %128 = add i32 %127, -2
  %129 = add i32 %128, %114
  br label %130

130:                                              ; preds = %121, %124, %126
  %131 = phi i32 [ %113, %124 ], [ %129, %126 ], [ %114, %121 ]
  %132 = mul nsw i32 %131, %2
  %133 = add nsw i32 %132, %122
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %134
  %136 = load i16, ptr addrspace(1) %135, align 2, !tbaa !13
  %137 = zext i16 %136 to i32
  %138 = add nuw nsw i32 %137, %112
  br i1 %39, label %144, label %139

139:                                              ; preds = %130
  %140 = icmp slt i32 %2, %8
  br i1 %140, label %141, label %144

141:                                              ; preds = %139
  %142 = shl nsw i32 %2, 1
  %143 = add i32 %142, %63
  br label %144

144:                                              ; preds = %141, %139, %130
  %145 = phi i32 [ %37, %139 ], [ %143, %141 ], [ %38, %130 ]
  br i1 %98, label %151, label %146

146:                                              ; preds = %144
  %147 = icmp slt i32 %3, %11
  br i1 %147, label %148, label %151

148:                                              ; preds = %146
  %149 = shl nsw i32 %3, 1
  %150 = add i32 %149, %114
  br label %151

151:                                              ; preds = %144, %146, %148
  %152 = phi i32 [ %88, %146 ], [ %150, %148 ], [ %89, %144 ]
  %153 = mul nsw i32 %152, %2
  %154 = add nsw i32 %153, %145
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %155
  %157 = load i16, ptr addrspace(1) %156, align 2, !tbaa !13
  %158 = zext i16 %157 to i32
  br i1 %64, label %165, label %159

159:                                              ; preds = %151
  %160 = icmp slt i32 %62, %2
  br i1 %160, label %165, label %161

161:                                              ; preds = %159
  %162 = shl nsw i32 %2, 1
  %163 = add i32 %162, -2
  %164 = add i32 %163, %63
  br label %165

165:                                              ; preds = %161, %159, %151
  %166 = phi i32 [ %62, %159 ], [ %164, %161 ], [ %63, %151 ]
  br i1 %98, label %172, label %167

167:                                              ; preds = %165
  %168 = icmp slt i32 %3, %11
  br i1 %168, label %169, label %172

169:                                              ; preds = %167
  %170 = shl nsw i32 %3, 1
  %171 = add i32 %170, %114
  br label %172

172:                                              ; preds = %165, %167, %169
  %173 = phi i32 [ %88, %167 ], [ %171, %169 ], [ %89, %165 ]
  %174 = mul nsw i32 %173, %2
  %175 = add nsw i32 %174, %166
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %176
  %178 = load i16, ptr addrspace(1) %177, align 2, !tbaa !13
  %179 = zext i16 %178 to i32
  %180 = add nuw nsw i32 %179, %158
  br i1 %39, label %186, label %181

181:                                              ; preds = %172
  %182 = icmp slt i32 %2, %8
  br i1 %182, label %183, label %186

183:                                              ; preds = %181
  %184 = shl nsw i32 %2, 1
  %185 = add i32 %184, %63
  br label %186

186:                                              ; preds = %183, %181, %172
  %187 = phi i32 [ %37, %181 ], [ %185, %183 ], [ %38, %172 ]
  br i1 %123, label %194, label %188

188:                                              ; preds = %186
  %189 = icmp slt i32 %113, %3
  br i1 %189, label %194, label %190

190:                                              ; preds = %188
  %191 = shl nsw i32 %3, 1
  %192 = add i32 %191, -2
  %193 = add i32 %192, %114
  br label %194

194:                                              ; preds = %186, %188, %190
  %195 = phi i32 [ %113, %188 ], [ %193, %190 ], [ %114, %186 ]
  %196 = mul nsw i32 %195, %2
  %197 = add nsw i32 %196, %187
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %198
  %200 = load i16, ptr addrspace(1) %199, align 2, !tbaa !13
  %201 = zext i16 %200 to i32
  %202 = add nuw nsw i32 %180, %201
  br i1 %64, label %209, label %203

203:                                              ; preds = %194
  %204 = icmp slt i32 %62, %2
  br i1 %204, label %209, label %205

205:                                              ; preds = %203
  %206 = shl nsw i32 %2, 1
  %207 = add i32 %206, -2
  %208 = add i32 %207, %63
  br label %209

209:                                              ; preds = %205, %203, %194
  %210 = phi i32 [ %62, %203 ], [ %208, %205 ], [ %63, %194 ]
  br i1 %123, label %217, label %211

211:                                              ; preds = %209
  %212 = icmp slt i32 %113, %3
  br i1 %212, label %217, label %213

213:                                              ; preds = %211
  %214 = shl nsw i32 %3, 1
  %215 = add i32 %214, -2
  %216 = add i32 %215, %114
  br label %217

217:                                              ; preds = %209, %211, %213
  %218 = phi i32 [ %113, %211 ], [ %216, %213 ], [ %114, %209 ]
  %219 = mul nsw i32 %218, %2
  %220 = add nsw i32 %219, %210
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %221
  %223 = load i16, ptr addrspace(1) %222, align 2, !tbaa !13
  %224 = zext i16 %223 to i32
  %225 = add nuw nsw i32 %202, %224
  %226 = shl i32 %11, 1
  %227 = and i32 %226, 2
  %228 = and i32 %8, 1
  %229 = or disjoint i32 %227, %228
  switch i32 %229, label %245 [
    i32 0, label %230
    i32 1, label %235
    i32 2, label %240
  ]

230:                                              ; preds = %217
  %231 = add nuw nsw i32 %138, %87
  %232 = insertelement <2 x i32> poison, i32 %231, i64 0
  %233 = insertelement <2 x i32> %232, i32 %225, i64 1
  %234 = lshr <2 x i32> %233, splat (i32 2)
  br label %251

235:                                              ; preds = %217
  %236 = lshr i32 %87, 1
  %237 = lshr i32 %138, 1
  %238 = insertelement <2 x i32> poison, i32 %36, i64 0
  %239 = insertelement <2 x i32> %238, i32 %237, i64 1
  br label %251

240:                                              ; preds = %217
  %241 = lshr i32 %138, 1
  %242 = lshr i32 %87, 1
  %243 = insertelement <2 x i32> poison, i32 %36, i64 0
  %244 = insertelement <2 x i32> %243, i32 %242, i64 1
  br label %251

245:                                              ; preds = %217
  %246 = lshr i32 %225, 2
  %247 = add nuw nsw i32 %138, %87
  %248 = lshr i32 %247, 2
  %249 = insertelement <2 x i32> poison, i32 %248, i64 0
  %250 = insertelement <2 x i32> %249, i32 %36, i64 1
  br label %251

251:                                              ; preds = %230, %235, %240, %245
  %252 = phi i32 [ %246, %245 ], [ %36, %230 ], [ %236, %235 ], [ %241, %240 ]
  %253 = phi <2 x i32> [ %250, %245 ], [ %234, %230 ], [ %239, %235 ], [ %244, %240 ]
  %254 = bitcast <4 x float> %6 to <4 x i32>
  %255 = extractelement <4 x i32> %254, i64 3
  %256 = uitofp nneg i32 %252 to float
  %257 = insertelement <3 x float> poison, float %256, i64 0
  %258 = shufflevector <2 x i32> %253, <2 x i32> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %259 = uitofp <3 x i32> %258 to <3 x float>
  %260 = shufflevector <3 x float> %257, <3 x float> %259, <3 x i32> <i32 0, i32 3, i32 4>
  %261 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %262 = fmul <3 x float> %261, %260
  %263 = tail call spir_func <3 x i32> @_Z16convert_int3_rtzDv3_f(<3 x float> noundef %262) #6
  %264 = and i32 %255, 31
  %265 = insertelement <3 x i32> poison, i32 %264, i64 0
  %266 = shufflevector <3 x i32> %265, <3 x i32> poison, <3 x i32> zeroinitializer
  %267 = ashr <3 x i32> %263, %266
  %268 = tail call spir_func <3 x i8> @_Z18convert_uchar3_satDv3_i(<3 x i32> noundef %267) #6
  %269 = shufflevector <3 x i8> %268, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %270 = insertelement <4 x i8> %269, i8 -1, i64 3
  %271 = mul nsw i32 %2, %11
  %272 = add nsw i32 %271, %8
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %273
  store <4 x i8> %270, ptr addrspace(1) %274, align 4, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_demosaic(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.balance) align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = sub i32 0, %7
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = sub i32 0, %10
  %12 = icmp slt i32 %7, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %5
  %14 = icmp sgt i32 %2, %7
  br i1 %14, label %19, label %15

15:                                               ; preds = %13
  %16 = shl nsw i32 %2, 1
  %17 = add i32 %16, -2
  %18 = sub i32 %17, %7
  br label %19

19:                                               ; preds = %15, %13, %5
  %20 = phi i32 [ %7, %13 ], [ %18, %15 ], [ %8, %5 ]
  %21 = icmp slt i32 %10, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %19
  %23 = icmp sgt i32 %3, %10
  br i1 %23, label %28, label %24

24:                                               ; preds = %22
  %25 = shl nsw i32 %3, 1
  %26 = add i32 %25, -2
  %27 = sub i32 %26, %10
  br label %28

28:                                               ; preds = %19, %22, %24
  %29 = phi i32 [ %10, %22 ], [ %27, %24 ], [ %11, %19 ]
  %30 = mul nsw i32 %29, %2
  %31 = add nsw i32 %30, %20
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %32
  %34 = load i16, ptr addrspace(1) %33, align 2, !tbaa !13
  %35 = zext i16 %34 to i32
  %36 = add nsw i32 %7, -1
  %37 = sub i32 1, %7
  %38 = icmp slt i32 %7, 1
  br i1 %38, label %45, label %39

39:                                               ; preds = %28
  %40 = icmp slt i32 %2, %7
  br i1 %40, label %41, label %45

41:                                               ; preds = %39
  %42 = shl nsw i32 %2, 1
  %43 = xor i32 %7, -1
  %44 = add i32 %42, %43
  br label %45

45:                                               ; preds = %41, %39, %28
  %46 = phi i32 [ %36, %39 ], [ %44, %41 ], [ %37, %28 ]
  br i1 %21, label %53, label %47

47:                                               ; preds = %45
  %48 = icmp sgt i32 %3, %10
  br i1 %48, label %53, label %49

49:                                               ; preds = %47
  %50 = shl nsw i32 %3, 1
  %51 = add i32 %50, -2
  %52 = sub i32 %51, %10
  br label %53

53:                                               ; preds = %45, %47, %49
  %54 = phi i32 [ %10, %47 ], [ %52, %49 ], [ %11, %45 ]
  %55 = mul nsw i32 %54, %2
  %56 = add nsw i32 %55, %46
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %57
  %59 = load i16, ptr addrspace(1) %58, align 2, !tbaa !13
  %60 = zext i16 %59 to i32
  %61 = add nsw i32 %7, 1
  %62 = xor i32 %7, -1
  %63 = icmp slt i32 %7, -1
  br i1 %63, label %70, label %64

64:                                               ; preds = %53
  %65 = icmp slt i32 %61, %2
  br i1 %65, label %70, label %66

66:                                               ; preds = %64
  %67 = shl nsw i32 %2, 1
  %68 = add i32 %67, -2
  %69 = add i32 %68, %62
  br label %70

70:                                               ; preds = %66, %64, %53
  %71 = phi i32 [ %61, %64 ], [ %69, %66 ], [ %62, %53 ]
  br i1 %21, label %78, label %72

72:                                               ; preds = %70
  %73 = icmp sgt i32 %3, %10
  br i1 %73, label %78, label %74

74:                                               ; preds = %72
  %75 = shl nsw i32 %3, 1
  %76 = add i32 %75, -2
  %77 = sub i32 %76, %10
  br label %78

78:                                               ; preds = %70, %72, %74
  %79 = phi i32 [ %10, %72 ], [ %77, %74 ], [ %11, %70 ]
  %80 = mul nsw i32 %79, %2
  %81 = add nsw i32 %80, %71
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %82
  %84 = load i16, ptr addrspace(1) %83, align 2, !tbaa !13
  %85 = zext i16 %84 to i32
  %86 = add nuw nsw i32 %85, %60
  %87 = add nsw i32 %10, -1
  %88 = sub i32 1, %10
  br i1 %12, label %95, label %89

89:                                               ; preds = %78
  %90 = icmp sgt i32 %2, %7
  br i1 %90, label %95, label %91

91:                                               ; preds = %89
  %92 = shl nsw i32 %2, 1
  %93 = add i32 %92, -2
  %94 = sub i32 %93, %7
  br label %95

95:                                               ; preds = %91, %89, %78
  %96 = phi i32 [ %7, %89 ], [ %94, %91 ], [ %8, %78 ]
  %97 = icmp slt i32 %10, 1
  br i1 %97, label %104, label %98

98:                                               ; preds = %95
  %99 = icmp slt i32 %3, %10
  br i1 %99, label %100, label %104

100:                                              ; preds = %98
  %101 = shl nsw i32 %3, 1
  %102 = xor i32 %10, -1
  %103 = add i32 %101, %102
  br label %104

104:                                              ; preds = %95, %98, %100
  %105 = phi i32 [ %87, %98 ], [ %103, %100 ], [ %88, %95 ]
  %106 = mul nsw i32 %105, %2
  %107 = add nsw i32 %106, %96
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %108
  %110 = load i16, ptr addrspace(1) %109, align 2, !tbaa !13
  %111 = zext i16 %110 to i32
  %112 = add nsw i32 %10, 1
  %113 = xor i32 %10, -1
  br i1 %12, label %120, label %114

114:                                              ; preds = %104
  %115 = icmp sgt i32 %2, %7
  br i1 %115, label %120, label %116

116:                                              ; preds = %114
  %117 = shl nsw i32 %2, 1
  %118 = add i32 %117, -2
  %119 = sub i32 %118, %7
  br label %120

120:                                              ; preds = %116, %114, %104
  %121 = phi i32 [ %7, %114 ], [ %119, %116 ], [ %8, %104 ]
  %122 = icmp slt i32 %10, -1
  br i1 %122, label %129, label %123

123:                                              ; preds = %120
  %124 = icmp slt i32 %112, %3
  br i1 %124, label %129, label %125

125:                                              ; preds = %123
  %126 = shl nsw i32 %3, 1
  %127 = add i32 %126, -2
  %128 = add i32 %127, %113
  br label %129

129:                                              ; preds = %120, %123, %125
  %130 = phi i32 [ %112, %123 ], [ %128, %125 ], [ %113, %120 ]
  %131 = mul nsw i32 %130, %2
  %132 = add nsw i32 %131, %121
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %133
  %135 = load i16, ptr addrspace(1) %134, align 2, !tbaa !13
  %136 = zext i16 %135 to i32
  %137 = add nuw nsw i32 %136, %111
  br i1 %38, label %143, label %138

138:                                              ; preds = %129
  %139 = icmp slt i32 %2, %7
  br i1 %139, label %140, label %143

140:                                              ; preds = %138
  %141 = shl nsw i32 %2, 1
  %142 = add i32 %141, %62
  br label %143

143:                                              ; preds = %140, %138, %129
  %144 = phi i32 [ %36, %138 ], [ %142, %140 ], [ %37, %129 ]
  br i1 %97, label %150, label %145

145:                                              ; preds = %143
  %146 = icmp slt i32 %3, %10
  br i1 %146, label %147, label %150

147:                                              ; preds = %145
  %148 = shl nsw i32 %3, 1
  %149 = add i32 %148, %113
  br label %150

150:                                              ; preds = %143, %145, %147
  %151 = phi i32 [ %87, %145 ], [ %149, %147 ], [ %88, %143 ]
  %152 = mul nsw i32 %151, %2
  %153 = add nsw i32 %152, %144
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %154
  %156 = load i16, ptr addrspace(1) %155, align 2, !tbaa !13
  %157 = zext i16 %156 to i32
  br i1 %63, label %164, label %158

158:                                              ; preds = %150
  %159 = icmp slt i32 %61, %2
  br i1 %159, label %164, label %160

160:                                              ; preds = %158
  %161 = shl nsw i32 %2, 1
  %162 = add i32 %161, -2
  %163 = add i32 %162, %62
  br label %164

164:                                              ; preds = %160, %158, %150
  %165 = phi i32 [ %61, %158 ], [ %163, %160 ], [ %62, %150 ]
  br i1 %97, label %171, label %166

166:                                              ; preds = %164
  %167 = icmp slt i32 %3, %10
  br i1 %167, label %168, label %171

168:                                              ; preds = %166
  %169 = shl nsw i32 %3, 1
  %170 = add i32 %169, %113
  br label %171

171:                                              ; preds = %164, %166, %168
  %172 = phi i32 [ %87, %166 ], [ %170, %168 ], [ %88, %164 ]
  %173 = mul nsw i32 %172, %2
  %174 = add nsw i32 %173, %165
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %175
  %177 = load i16, ptr addrspace(1) %176, align 2, !tbaa !13
  %178 = zext i16 %177 to i32
  %179 = add nuw nsw i32 %178, %157
  br i1 %38, label %185, label %180

180:                                              ; preds = %171
  %181 = icmp slt i32 %2, %7
  br i1 %181, label %182, label %185

182:                                              ; preds = %180
  %183 = shl nsw i32 %2, 1
  %184 = add i32 %183, %62
  br label %185

185:                                              ; preds = %182, %180, %171
  %186 = phi i32 [ %36, %180 ], [ %184, %182 ], [ %37, %171 ]
  br i1 %122, label %193, label %187

187:                                              ; preds = %185
  %188 = icmp slt i32 %112, %3
  br i1 %188, label %193, label %189

189:                                              ; preds = %187
  %190 = shl nsw i32 %3, 1
  %191 = add i32 %190, -2
  %192 = add i32 %191, %113
  br label %193

193:                                              ; preds = %185, %187, %189
  %194 = phi i32 [ %112, %187 ], [ %192, %189 ], [ %113, %185 ]
  %195 = mul nsw i32 %194, %2
  %196 = add nsw i32 %195, %186
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %197
  %199 = load i16, ptr addrspace(1) %198, align 2, !tbaa !13
  %200 = zext i16 %199 to i32
  %201 = add nuw nsw i32 %179, %200
  br i1 %63, label %208, label %202

202:                                              ; preds = %193
  %203 = icmp slt i32 %61, %2
  br i1 %203, label %208, label %204

204:                                              ; preds = %202
  %205 = shl nsw i32 %2, 1
  %206 = add i32 %205, -2
  %207 = add i32 %206, %62
  br label %208

208:                                              ; preds = %204, %202, %193
  %209 = phi i32 [ %61, %202 ], [ %207, %204 ], [ %62, %193 ]
  br i1 %122, label %216, label %210

210:                                              ; preds = %208
  %211 = icmp slt i32 %112, %3
  br i1 %211, label %216, label %212

212:                                              ; preds = %210
  %213 = shl nsw i32 %3, 1
  %214 = add i32 %213, -2
  %215 = add i32 %214, %113
  br label %216

216:                                              ; preds = %208, %210, %212
  %217 = phi i32 [ %112, %210 ], [ %215, %212 ], [ %113, %208 ]
  %218 = mul nsw i32 %217, %2
  %219 = add nsw i32 %218, %209
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %220
  %222 = load i16, ptr addrspace(1) %221, align 2, !tbaa !13
  %223 = zext i16 %222 to i32
  %224 = add nuw nsw i32 %201, %223
  %225 = shl i32 %10, 1
  %226 = and i32 %225, 2
  %227 = and i32 %7, 1
  %228 = or disjoint i32 %226, %227
  switch i32 %228, label %244 [
    i32 0, label %229
    i32 1, label %234
    i32 2, label %239
  ]

229:                                              ; preds = %216
  %230 = add nuw nsw i32 %137, %86
  %231 = insertelement <2 x i32> poison, i32 %230, i64 0
  %232 = insertelement <2 x i32> %231, i32 %224, i64 1
  %233 = lshr <2 x i32> %232, splat (i32 2)
  br label %250

234:                                              ; preds = %216
  %235 = lshr i32 %86, 1
  %236 = lshr i32 %137, 1
  %237 = insertelement <2 x i32> poison, i32 %35, i64 0
  %238 = insertelement <2 x i32> %237, i32 %236, i64 1
  br label %250

239:                                              ; preds = %216
  %240 = lshr i32 %137, 1
  %241 = lshr i32 %86, 1
  %242 = insertelement <2 x i32> poison, i32 %35, i64 0
  %243 = insertelement <2 x i32> %242, i32 %241, i64 1
  br label %250

244:                                              ; preds = %216
  %245 = lshr i32 %224, 2
  %246 = add nuw nsw i32 %137, %86
  %247 = lshr i32 %246, 2
  %248 = insertelement <2 x i32> poison, i32 %247, i64 0
  %249 = insertelement <2 x i32> %248, i32 %35, i64 1
  br label %250

250:                                              ; preds = %244, %239, %234, %229
  %251 = phi i32 [ %245, %244 ], [ %35, %229 ], [ %235, %234 ], [ %240, %239 ]
  %252 = phi <2 x i32> [ %249, %244 ], [ %233, %229 ], [ %238, %234 ], [ %243, %239 ]
  %253 = uitofp nneg i32 %251 to float
  %254 = insertelement <3 x float> poison, float %253, i64 0
  %255 = shufflevector <2 x i32> %252, <2 x i32> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %256 = uitofp <3 x i32> %255 to <3 x float>
  %257 = shufflevector <3 x float> %254, <3 x float> %256, <3 x i32> <i32 0, i32 3, i32 4>
  %258 = load <4 x float>, ptr %4, align 4
  %259 = shufflevector <4 x float> %258, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %260 = fmul <3 x float> %257, %259
  %261 = tail call spir_func <3 x i32> @_Z16convert_int3_rtzDv3_f(<3 x float> noundef %260) #6
  %262 = bitcast <4 x float> %258 to <4 x i32>
  %263 = extractelement <4 x i32> %262, i64 3
  %264 = and i32 %263, 31
  %265 = insertelement <3 x i32> poison, i32 %264, i64 0
  %266 = shufflevector <3 x i32> %265, <3 x i32> poison, <3 x i32> zeroinitializer
  %267 = ashr <3 x i32> %261, %266
  %268 = tail call spir_func <3 x i8> @_Z18convert_uchar3_satDv3_i(<3 x i32> noundef %267) #6
  %269 = shufflevector <3 x i8> %268, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %270 = insertelement <4 x i8> %269, i8 -1, i64 3
  %271 = mul nsw i32 %2, %10
  %272 = add nsw i32 %271, %7
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %273
  store <4 x i8> %270, ptr addrspace(1) %274, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @channel_sums(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %6 = mul i64 %5, %4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %14

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(3) @channel_sums.local_sums, i64 %12
  store i32 0, ptr addrspace(3) %13, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %11, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  %17 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 1
  %20 = and i32 %19, 2
  %21 = and i32 %16, 1
  %22 = or disjoint i32 %20, %21
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i64 %23
  %25 = mul nsw i32 %2, %18
  %26 = add nsw i32 %25, %16
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %27
  %29 = load i16, ptr addrspace(1) %28, align 2, !tbaa !13
  %30 = zext i16 %29 to i32
  %31 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef %24, i32 noundef %30) #7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br i1 %10, label %32, label %38

32:                                               ; preds = %14
  %33 = sext i32 %9 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr inbounds i32, ptr addrspace(3) @channel_sums.local_sums, i64 %33
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !4
  %37 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %34, i32 noundef %36) #7
  br label %38

38:                                               ; preds = %14, %32
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_channel_sums(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %6 = mul i64 %5, %4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %11, label %14

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(3) @channel_sums.local_sums, i64 %12
  store i32 0, ptr addrspace(3) %13, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %11, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  %17 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 1
  %20 = and i32 %19, 2
  %21 = and i32 %16, 1
  %22 = or disjoint i32 %20, %21
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i64 %23
  %25 = mul nsw i32 %2, %18
  %26 = add nsw i32 %25, %16
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %27
  %29 = load i16, ptr addrspace(1) %28, align 2, !tbaa !13
  %30 = zext i16 %29 to i32
  %31 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef %24, i32 noundef %30) #7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br i1 %10, label %32, label %38

32:                                               ; preds = %14
  %33 = sext i32 %9 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr inbounds i32, ptr addrspace(3) @channel_sums.local_sums, i64 %33
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !4
  %37 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %34, i32 noundef %36) #7
  br label %38

38:                                               ; preds = %32, %14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x i32> @_Z16convert_int3_rtzDv3_f(<3 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x i8> @_Z18convert_uchar3_satDv3_i(<3 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"ushort*", !"uchar4*", !"int", !"int", !"balance"}
!11 = !{!"ushort*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int", !"balance"}
!12 = !{!"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !6, i64 0}
!15 = !{!6, !6, i64 0}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"ushort*", !"uint*", !"int"}
!19 = !{!"const", !"volatile", !""}
