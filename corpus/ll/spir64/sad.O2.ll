; ModuleID = 'corpus/opencl/sad.cl'
source_filename = "corpus/opencl/sad.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @sad_4x4(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %13 = trunc i64 %12 to i32
  %14 = shl nsw i32 %9, 2
  %15 = shl nsw i32 %7, 2
  %16 = add i32 %15, %11
  %17 = mul nsw i32 %14, %3
  %18 = add nsw i32 %17, %15
  %19 = add nsw i32 %14, %13
  %20 = mul nsw i32 %19, %4
  %21 = add i32 %16, %20
  %22 = sext i32 %18 to i64
  %23 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %22
  %24 = load i16, ptr addrspace(1) %23, align 2, !tbaa !12
  %25 = sext i32 %21 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !14
  %28 = zext i8 %27 to i16
  %29 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %24, i16 noundef zeroext %28) #6
  %30 = sext i32 %18 to i64
  %31 = getelementptr i16, ptr addrspace(1) %1, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 2
  %33 = load i16, ptr addrspace(1) %32, align 2, !tbaa !12
  %34 = add i32 %21, 1
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !14
  %38 = zext i8 %37 to i16
  %39 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %33, i16 noundef zeroext %38) #6
  %40 = add i16 %39, %29
  %41 = sext i32 %18 to i64
  %42 = getelementptr i16, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i8, ptr addrspace(1) %42, i64 4
  %44 = load i16, ptr addrspace(1) %43, align 2, !tbaa !12
  %45 = add i32 %21, 2
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %46
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !14
  %49 = zext i8 %48 to i16
  %50 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %44, i16 noundef zeroext %49) #6
  %51 = add i16 %50, %40
  %52 = sext i32 %18 to i64
  %53 = getelementptr i16, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 6
  %55 = load i16, ptr addrspace(1) %54, align 2, !tbaa !12
  %56 = add i32 %21, 3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !14
  %60 = zext i8 %59 to i16
  %61 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %55, i16 noundef zeroext %60) #6
  %62 = add i16 %61, %51
  %63 = or disjoint i32 %14, 1
  %64 = mul nsw i32 %63, %3
  %65 = add nsw i32 %64, %15
  %66 = add nsw i32 %63, %13
  %67 = mul nsw i32 %66, %4
  %68 = add i32 %16, %67
  %69 = sext i32 %65 to i64
  %70 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %69
  %71 = load i16, ptr addrspace(1) %70, align 2, !tbaa !12
  %72 = sext i32 %68 to i64
  %73 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %72
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !14
  %75 = zext i8 %74 to i16
  %76 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %71, i16 noundef zeroext %75) #6
  %77 = add i16 %76, %62
  %78 = sext i32 %65 to i64
  %79 = getelementptr i16, ptr addrspace(1) %1, i64 %78
  %80 = getelementptr i8, ptr addrspace(1) %79, i64 2
  %81 = load i16, ptr addrspace(1) %80, align 2, !tbaa !12
  %82 = add i32 %68, 1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %83
  %85 = load i8, ptr addrspace(1) %84, align 1, !tbaa !14
  %86 = zext i8 %85 to i16
  %87 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %81, i16 noundef zeroext %86) #6
  %88 = add i16 %87, %77
  %89 = sext i32 %65 to i64
  %90 = getelementptr i16, ptr addrspace(1) %1, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 4
  %92 = load i16, ptr addrspace(1) %91, align 2, !tbaa !12
  %93 = add i32 %68, 2
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %94
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !14
  %97 = zext i8 %96 to i16
  %98 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %92, i16 noundef zeroext %97) #6
  %99 = add i16 %98, %88
  %100 = sext i32 %65 to i64
  %101 = getelementptr i16, ptr addrspace(1) %1, i64 %100
  %102 = getelementptr i8, ptr addrspace(1) %101, i64 6
  %103 = load i16, ptr addrspace(1) %102, align 2, !tbaa !12
  %104 = add i32 %68, 3
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %105
  %107 = load i8, ptr addrspace(1) %106, align 1, !tbaa !14
  %108 = zext i8 %107 to i16
  %109 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %103, i16 noundef zeroext %108) #6
  %110 = add i16 %109, %99
  %111 = or disjoint i32 %14, 2
  %112 = mul nsw i32 %111, %3
  %113 = add nsw i32 %112, %15
  %114 = add nsw i32 %111, %13
  %115 = mul nsw i32 %114, %4
  %116 = add i32 %16, %115
  %117 = sext i32 %113 to i64
  %118 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %117
  %119 = load i16, ptr addrspace(1) %118, align 2, !tbaa !12
  %120 = sext i32 %116 to i64
  %121 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %120
  %122 = load i8, ptr addrspace(1) %121, align 1, !tbaa !14
  %123 = zext i8 %122 to i16
  %124 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %119, i16 noundef zeroext %123) #6
  %125 = add i16 %124, %110
  %126 = sext i32 %113 to i64
  %127 = getelementptr i16, ptr addrspace(1) %1, i64 %126
  %128 = getelementptr i8, ptr addrspace(1) %127, i64 2
  %129 = load i16, ptr addrspace(1) %128, align 2, !tbaa !12
  %130 = add i32 %116, 1
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %131
  %133 = load i8, ptr addrspace(1) %132, align 1, !tbaa !14
  %134 = zext i8 %133 to i16
  %135 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %129, i16 noundef zeroext %134) #6
  %136 = add i16 %135, %125
  %137 = sext i32 %113 to i64
  %138 = getelementptr i16, ptr addrspace(1) %1, i64 %137
  %139 = getelementptr i8, ptr addrspace(1) %138, i64 4
  %140 = load i16, ptr addrspace(1) %139, align 2, !tbaa !12
  %141 = add i32 %116, 2
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %142
  %144 = load i8, ptr addrspace(1) %143, align 1, !tbaa !14
  %145 = zext i8 %144 to i16
  %146 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %140, i16 noundef zeroext %145) #6
  %147 = add i16 %146, %136
  %148 = sext i32 %113 to i64
  %149 = getelementptr i16, ptr addrspace(1) %1, i64 %148
  %150 = getelementptr i8, ptr addrspace(1) %149, i64 6
  %151 = load i16, ptr addrspace(1) %150, align 2, !tbaa !12
  %152 = add i32 %116, 3
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %153
  %155 = load i8, ptr addrspace(1) %154, align 1, !tbaa !14
  %156 = zext i8 %155 to i16
  %157 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %151, i16 noundef zeroext %156) #6
  %158 = add i16 %157, %147
  %159 = or disjoint i32 %14, 3
  %160 = mul nsw i32 %159, %3
  %161 = add nsw i32 %160, %15
  %162 = add nsw i32 %159, %13
  %163 = mul nsw i32 %162, %4
  %164 = add i32 %16, %163
  %165 = sext i32 %161 to i64
  %166 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %165
  %167 = load i16, ptr addrspace(1) %166, align 2, !tbaa !12
  %168 = sext i32 %164 to i64
  %169 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %168
  %170 = load i8, ptr addrspace(1) %169, align 1, !tbaa !14
  %171 = zext i8 %170 to i16
  %172 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %167, i16 noundef zeroext %171) #6
  %173 = add i16 %172, %158
  %174 = sext i32 %161 to i64
  %175 = getelementptr i16, ptr addrspace(1) %1, i64 %174
  %176 = getelementptr i8, ptr addrspace(1) %175, i64 2
  %177 = load i16, ptr addrspace(1) %176, align 2, !tbaa !12
  %178 = add i32 %164, 1
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %179
  %181 = load i8, ptr addrspace(1) %180, align 1, !tbaa !14
  %182 = zext i8 %181 to i16
  %183 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %177, i16 noundef zeroext %182) #6
  %184 = add i16 %183, %173
  %185 = sext i32 %161 to i64
  %186 = getelementptr i16, ptr addrspace(1) %1, i64 %185
  %187 = getelementptr i8, ptr addrspace(1) %186, i64 4
  %188 = load i16, ptr addrspace(1) %187, align 2, !tbaa !12
  %189 = add i32 %164, 2
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %190
  %192 = load i8, ptr addrspace(1) %191, align 1, !tbaa !14
  %193 = zext i8 %192 to i16
  %194 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %188, i16 noundef zeroext %193) #6
  %195 = add i16 %194, %184
  %196 = sext i32 %161 to i64
  %197 = getelementptr i16, ptr addrspace(1) %1, i64 %196
  %198 = getelementptr i8, ptr addrspace(1) %197, i64 6
  %199 = load i16, ptr addrspace(1) %198, align 2, !tbaa !12
  %200 = add i32 %164, 3
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %201
  %203 = load i8, ptr addrspace(1) %202, align 1, !tbaa !14
  %204 = zext i8 %203 to i16
  %205 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %199, i16 noundef zeroext %204) #6
  %206 = add i16 %205, %195
  %207 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #6
  %208 = mul i64 %207, %8
  %209 = add i64 %208, %6
  %210 = trunc i64 %209 to i32
  %211 = mul nsw i32 %210, 196
  %212 = mul nsw i32 %13, 7
  %213 = add nsw i32 %212, %11
  %214 = shl nsw i32 %213, 2
  %215 = add nsw i32 %211, %214
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %216
  store i16 %206, ptr addrspace(1) %217, align 2, !tbaa !12
  %218 = or i32 %11, %13
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %230

220:                                              ; preds = %5
  %221 = sext i32 %211 to i64
  %222 = getelementptr i16, ptr addrspace(1) %0, i64 %221
  %223 = getelementptr i8, ptr addrspace(1) %222, i64 2
  store i16 -1, ptr addrspace(1) %223, align 2, !tbaa !12
  %224 = sext i32 %211 to i64
  %225 = getelementptr i16, ptr addrspace(1) %0, i64 %224
  %226 = getelementptr i8, ptr addrspace(1) %225, i64 4
  store i16 -2, ptr addrspace(1) %226, align 2, !tbaa !12
  %227 = sext i32 %211 to i64
  %228 = getelementptr i16, ptr addrspace(1) %0, i64 %227
  %229 = getelementptr i8, ptr addrspace(1) %228, i64 6
  store i16 -3, ptr addrspace(1) %229, align 2, !tbaa !12
  br label %230

230:                                              ; preds = %220, %5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sad_4x4(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %13 = trunc i64 %12 to i32
  %14 = shl nsw i32 %9, 2
  %15 = shl nsw i32 %7, 2
  %16 = add i32 %15, %11
  %17 = mul nsw i32 %14, %3
  %18 = add nsw i32 %17, %15
  %19 = add nsw i32 %14, %13
  %20 = mul nsw i32 %19, %4
  %21 = add i32 %16, %20
  %22 = sext i32 %18 to i64
  %23 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %22
  %24 = load i16, ptr addrspace(1) %23, align 2, !tbaa !12
  %25 = sext i32 %21 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !14
  %28 = zext i8 %27 to i16
  %29 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %24, i16 noundef zeroext %28) #6
  %30 = sext i32 %18 to i64
  %31 = getelementptr i16, ptr addrspace(1) %1, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 2
  %33 = load i16, ptr addrspace(1) %32, align 2, !tbaa !12
  %34 = add i32 %21, 1
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !14
  %38 = zext i8 %37 to i16
  %39 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %33, i16 noundef zeroext %38) #6
  %40 = add i16 %39, %29
  %41 = sext i32 %18 to i64
  %42 = getelementptr i16, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i8, ptr addrspace(1) %42, i64 4
  %44 = load i16, ptr addrspace(1) %43, align 2, !tbaa !12
  %45 = add i32 %21, 2
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %46
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !14
  %49 = zext i8 %48 to i16
  %50 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %44, i16 noundef zeroext %49) #6
  %51 = add i16 %50, %40
  %52 = sext i32 %18 to i64
  %53 = getelementptr i16, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 6
  %55 = load i16, ptr addrspace(1) %54, align 2, !tbaa !12
  %56 = add i32 %21, 3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !14
  %60 = zext i8 %59 to i16
  %61 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %55, i16 noundef zeroext %60) #6
  %62 = add i16 %61, %51
  %63 = or disjoint i32 %14, 1
  %64 = mul nsw i32 %63, %3
  %65 = add nsw i32 %64, %15
  %66 = add nsw i32 %63, %13
  %67 = mul nsw i32 %66, %4
  %68 = add i32 %16, %67
  %69 = sext i32 %65 to i64
  %70 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %69
  %71 = load i16, ptr addrspace(1) %70, align 2, !tbaa !12
  %72 = sext i32 %68 to i64
  %73 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %72
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !14
  %75 = zext i8 %74 to i16
  %76 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %71, i16 noundef zeroext %75) #6
  %77 = add i16 %76, %62
  %78 = sext i32 %65 to i64
  %79 = getelementptr i16, ptr addrspace(1) %1, i64 %78
  %80 = getelementptr i8, ptr addrspace(1) %79, i64 2
  %81 = load i16, ptr addrspace(1) %80, align 2, !tbaa !12
  %82 = add i32 %68, 1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %83
  %85 = load i8, ptr addrspace(1) %84, align 1, !tbaa !14
  %86 = zext i8 %85 to i16
  %87 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %81, i16 noundef zeroext %86) #6
  %88 = add i16 %87, %77
  %89 = sext i32 %65 to i64
  %90 = getelementptr i16, ptr addrspace(1) %1, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 4
  %92 = load i16, ptr addrspace(1) %91, align 2, !tbaa !12
  %93 = add i32 %68, 2
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %94
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !14
  %97 = zext i8 %96 to i16
  %98 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %92, i16 noundef zeroext %97) #6
  %99 = add i16 %98, %88
  %100 = sext i32 %65 to i64
  %101 = getelementptr i16, ptr addrspace(1) %1, i64 %100
  %102 = getelementptr i8, ptr addrspace(1) %101, i64 6
  %103 = load i16, ptr addrspace(1) %102, align 2, !tbaa !12
  %104 = add i32 %68, 3
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %105
  %107 = load i8, ptr addrspace(1) %106, align 1, !tbaa !14
  %108 = zext i8 %107 to i16
  %109 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %103, i16 noundef zeroext %108) #6
  %110 = add i16 %109, %99
  %111 = or disjoint i32 %14, 2
  %112 = mul nsw i32 %111, %3
  %113 = add nsw i32 %112, %15
  %114 = add nsw i32 %111, %13
  %115 = mul nsw i32 %114, %4
  %116 = add i32 %16, %115
  %117 = sext i32 %113 to i64
  %118 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %117
  %119 = load i16, ptr addrspace(1) %118, align 2, !tbaa !12
  %120 = sext i32 %116 to i64
  %121 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %120
  %122 = load i8, ptr addrspace(1) %121, align 1, !tbaa !14
  %123 = zext i8 %122 to i16
  %124 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %119, i16 noundef zeroext %123) #6
  %125 = add i16 %124, %110
  %126 = sext i32 %113 to i64
  %127 = getelementptr i16, ptr addrspace(1) %1, i64 %126
  %128 = getelementptr i8, ptr addrspace(1) %127, i64 2
  %129 = load i16, ptr addrspace(1) %128, align 2, !tbaa !12
  %130 = add i32 %116, 1
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %131
  %133 = load i8, ptr addrspace(1) %132, align 1, !tbaa !14
  %134 = zext i8 %133 to i16
  %135 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %129, i16 noundef zeroext %134) #6
  %136 = add i16 %135, %125
  %137 = sext i32 %113 to i64
  %138 = getelementptr i16, ptr addrspace(1) %1, i64 %137
  %139 = getelementptr i8, ptr addrspace(1) %138, i64 4
  %140 = load i16, ptr addrspace(1) %139, align 2, !tbaa !12
  %141 = add i32 %116, 2
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %142
  %144 = load i8, ptr addrspace(1) %143, align 1, !tbaa !14
  %145 = zext i8 %144 to i16
  %146 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %140, i16 noundef zeroext %145) #6
  %147 = add i16 %146, %136
  %148 = sext i32 %113 to i64
  %149 = getelementptr i16, ptr addrspace(1) %1, i64 %148
  %150 = getelementptr i8, ptr addrspace(1) %149, i64 6
  %151 = load i16, ptr addrspace(1) %150, align 2, !tbaa !12
  %152 = add i32 %116, 3
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %153
  %155 = load i8, ptr addrspace(1) %154, align 1, !tbaa !14
  %156 = zext i8 %155 to i16
  %157 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %151, i16 noundef zeroext %156) #6
  %158 = add i16 %157, %147
  %159 = or disjoint i32 %14, 3
  %160 = mul nsw i32 %159, %3
  %161 = add nsw i32 %160, %15
  %162 = add nsw i32 %159, %13
  %163 = mul nsw i32 %162, %4
  %164 = add i32 %16, %163
  %165 = sext i32 %161 to i64
  %166 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %165
  %167 = load i16, ptr addrspace(1) %166, align 2, !tbaa !12
  %168 = sext i32 %164 to i64
  %169 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %168
  %170 = load i8, ptr addrspace(1) %169, align 1, !tbaa !14
  %171 = zext i8 %170 to i16
  %172 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %167, i16 noundef zeroext %171) #6
  %173 = add i16 %172, %158
  %174 = sext i32 %161 to i64
  %175 = getelementptr i16, ptr addrspace(1) %1, i64 %174
  %176 = getelementptr i8, ptr addrspace(1) %175, i64 2
  %177 = load i16, ptr addrspace(1) %176, align 2, !tbaa !12
  %178 = add i32 %164, 1
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %179
  %181 = load i8, ptr addrspace(1) %180, align 1, !tbaa !14
  %182 = zext i8 %181 to i16
  %183 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %177, i16 noundef zeroext %182) #6
  %184 = add i16 %183, %173
  %185 = sext i32 %161 to i64
  %186 = getelementptr i16, ptr addrspace(1) %1, i64 %185
  %187 = getelementptr i8, ptr addrspace(1) %186, i64 4
  %188 = load i16, ptr addrspace(1) %187, align 2, !tbaa !12
  %189 = add i32 %164, 2
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %190
  %192 = load i8, ptr addrspace(1) %191, align 1, !tbaa !14
  %193 = zext i8 %192 to i16
  %194 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %188, i16 noundef zeroext %193) #6
  %195 = add i16 %194, %184
  %196 = sext i32 %161 to i64
  %197 = getelementptr i16, ptr addrspace(1) %1, i64 %196
  %198 = getelementptr i8, ptr addrspace(1) %197, i64 6
  %199 = load i16, ptr addrspace(1) %198, align 2, !tbaa !12
  %200 = add i32 %164, 3
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %201
  %203 = load i8, ptr addrspace(1) %202, align 1, !tbaa !14
  %204 = zext i8 %203 to i16
  %205 = tail call spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %199, i16 noundef zeroext %204) #6
  %206 = add i16 %205, %195
  %207 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #6
  %208 = mul i64 %207, %8
  %209 = add i64 %208, %6
  %210 = trunc i64 %209 to i32
  %211 = mul nsw i32 %210, 196
  %212 = mul nsw i32 %13, 7
  %213 = add nsw i32 %212, %11
  %214 = shl nsw i32 %213, 2
  %215 = add nsw i32 %211, %214
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %216
  store i16 %206, ptr addrspace(1) %217, align 2, !tbaa !12
  %218 = or i32 %11, %13
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %230

220:                                              ; preds = %5
  %221 = sext i32 %211 to i64
  %222 = getelementptr i16, ptr addrspace(1) %0, i64 %221
  %223 = getelementptr i8, ptr addrspace(1) %222, i64 2
  store i16 -1, ptr addrspace(1) %223, align 2, !tbaa !12
  %224 = sext i32 %211 to i64
  %225 = getelementptr i16, ptr addrspace(1) %0, i64 %224
  %226 = getelementptr i8, ptr addrspace(1) %225, i64 4
  store i16 -2, ptr addrspace(1) %226, align 2, !tbaa !12
  %227 = sext i32 %211 to i64
  %228 = getelementptr i16, ptr addrspace(1) %0, i64 %227
  %229 = getelementptr i8, ptr addrspace(1) %228, i64 6
  store i16 -3, ptr addrspace(1) %229, align 2, !tbaa !12
  br label %230

230:                                              ; preds = %220, %5
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @sad_merge(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %6
  %8 = load i16, ptr addrspace(1) %7, align 2, !tbaa !12
  %9 = getelementptr i8, ptr addrspace(1) %7, i64 98
  %10 = load i16, ptr addrspace(1) %9, align 2, !tbaa !12
  %11 = getelementptr i8, ptr addrspace(1) %7, i64 196
  %12 = load i16, ptr addrspace(1) %11, align 2, !tbaa !12
  %13 = getelementptr i8, ptr addrspace(1) %7, i64 294
  %14 = load i16, ptr addrspace(1) %13, align 2, !tbaa !12
  %15 = tail call spir_func zeroext i16 @_Z7add_sattt(i16 noundef zeroext %8, i16 noundef zeroext %10) #6
  %16 = tail call spir_func zeroext i16 @_Z7add_sattt(i16 noundef zeroext %12, i16 noundef zeroext %14) #6
  %17 = tail call spir_func zeroext i16 @_Z7add_sattt(i16 noundef zeroext %15, i16 noundef zeroext %16) #6
  %18 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %6
  store i16 %17, ptr addrspace(1) %18, align 2, !tbaa !12
  %19 = trunc i64 %4 to i16
  %20 = tail call spir_func i32 @_Z8upsamplett(i16 noundef zeroext %17, i16 noundef zeroext %19) #6
  %21 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef align 4 %2, i32 noundef %20) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_sad_merge(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %6
  %8 = load i16, ptr addrspace(1) %7, align 2, !tbaa !12
  %9 = getelementptr i8, ptr addrspace(1) %7, i64 98
  %10 = load i16, ptr addrspace(1) %9, align 2, !tbaa !12
  %11 = getelementptr i8, ptr addrspace(1) %7, i64 196
  %12 = load i16, ptr addrspace(1) %11, align 2, !tbaa !12
  %13 = getelementptr i8, ptr addrspace(1) %7, i64 294
  %14 = load i16, ptr addrspace(1) %13, align 2, !tbaa !12
  %15 = tail call spir_func zeroext i16 @_Z7add_sattt(i16 noundef zeroext %8, i16 noundef zeroext %10) #6
  %16 = tail call spir_func zeroext i16 @_Z7add_sattt(i16 noundef zeroext %12, i16 noundef zeroext %14) #6
  %17 = tail call spir_func zeroext i16 @_Z7add_sattt(i16 noundef zeroext %15, i16 noundef zeroext %16) #6
  %18 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %6
  store i16 %17, ptr addrspace(1) %18, align 2, !tbaa !12
  %19 = trunc i64 %4 to i16
  %20 = tail call spir_func i32 @_Z8upsamplett(i16 noundef zeroext %17, i16 noundef zeroext %19) #6
  %21 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %2, i32 noundef %20) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i16 @_Z8abs_difftt(i16 noundef zeroext, i16 noundef zeroext) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i16 @_Z7add_sattt(i16 noundef zeroext, i16 noundef zeroext) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8upsamplett(i16 noundef zeroext, i16 noundef zeroext) local_unnamed_addr #4

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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"ushort*", !"ushort*", !"uchar*", !"int", !"int"}
!11 = !{!"", !"const", !"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = !{!6, !6, i64 0}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"ushort*", !"ushort*", !"uint*"}
!18 = !{!"const", !"", !"volatile"}
