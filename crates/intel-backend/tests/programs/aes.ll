target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@aes.box = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 1
@aes.round_keys = internal addrspace(3) global [11 x <16 x i8>] undef, align 16

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @aes(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(2) noundef readonly align 1 captures(none) %2, i64 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = icmp ult i32 %6, 256
  br i1 %7, label %42, label %8

8:                                                ; preds = %42, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %9 = icmp eq i32 %6, 0
  br i1 %9, label %10, label %95

10:                                               ; preds = %8
  %11 = load i8, ptr addrspace(2) %2, align 1, !tbaa !13
  store i8 %11, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), align 1, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 1
  %13 = load i8, ptr addrspace(2) %12, align 1, !tbaa !13
  store i8 %13, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 1), align 1, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 2
  %15 = load i8, ptr addrspace(2) %14, align 1, !tbaa !13
  store i8 %15, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 2), align 1, !tbaa !13
  %16 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 3
  %17 = load i8, ptr addrspace(2) %16, align 1, !tbaa !13
  store i8 %17, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 3), align 1, !tbaa !13
  %18 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 4
  %19 = load i8, ptr addrspace(2) %18, align 1, !tbaa !13
  store i8 %19, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 4), align 1, !tbaa !13
  %20 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 5
  %21 = load i8, ptr addrspace(2) %20, align 1, !tbaa !13
  store i8 %21, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 5), align 1, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 6
  %23 = load i8, ptr addrspace(2) %22, align 1, !tbaa !13
  store i8 %23, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 6), align 1, !tbaa !13
  %24 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 7
  %25 = load i8, ptr addrspace(2) %24, align 1, !tbaa !13
  store i8 %25, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 7), align 1, !tbaa !13
  %26 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 8
  %27 = load i8, ptr addrspace(2) %26, align 1, !tbaa !13
  store i8 %27, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 8), align 1, !tbaa !13
  %28 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 9
  %29 = load i8, ptr addrspace(2) %28, align 1, !tbaa !13
  store i8 %29, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 9), align 1, !tbaa !13
  %30 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 10
  %31 = load i8, ptr addrspace(2) %30, align 1, !tbaa !13
  store i8 %31, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 10), align 1, !tbaa !13
  %32 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 11
  %33 = load i8, ptr addrspace(2) %32, align 1, !tbaa !13
  store i8 %33, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 11), align 1, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 12
  %35 = load i8, ptr addrspace(2) %34, align 1, !tbaa !13
  store i8 %35, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 12), align 1, !tbaa !13
  %36 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 13
  %37 = load i8, ptr addrspace(2) %36, align 1, !tbaa !13
  store i8 %37, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 13), align 1, !tbaa !13
  %38 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 14
  %39 = load i8, ptr addrspace(2) %38, align 1, !tbaa !13
  store i8 %39, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 14), align 1, !tbaa !13
  %40 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 15
  %41 = load i8, ptr addrspace(2) %40, align 1, !tbaa !13
  store i8 %41, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 15), align 1, !tbaa !13
  br label %52

42:                                               ; preds = %4, %42
  %43 = phi i32 [ %50, %42 ], [ %6, %4 ]
  %44 = trunc nuw i32 %43 to i8
  %45 = tail call spir_func zeroext i8 @substitute(i8 noundef zeroext %44) #8
  %46 = zext nneg i32 %43 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %46
  store i8 %45, ptr addrspace(3) %47, align 1, !tbaa !13
  %48 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %49 = trunc i64 %48 to i32
  %50 = add i32 %43, %49
  %51 = icmp ult i32 %50, 256
  br i1 %51, label %42, label %8

52:                                               ; preds = %10, %87
  %53 = phi i8 [ %89, %87 ], [ 1, %10 ]
  %54 = phi i32 [ %93, %87 ], [ 16, %10 ]
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 %55
  %57 = getelementptr inbounds i8, ptr addrspace(4) %56, i64 -4
  %58 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %57) #9
  %59 = and i32 %54, 12
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %87

61:                                               ; preds = %52
  %62 = extractelement <4 x i8> %58, i64 1
  %63 = zext i8 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %63
  %65 = load i8, ptr addrspace(3) %64, align 1, !tbaa !13
  %66 = xor i8 %65, %53
  %67 = insertelement <4 x i8> poison, i8 %66, i64 0
  %68 = extractelement <4 x i8> %58, i64 2
  %69 = zext i8 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %69
  %71 = load i8, ptr addrspace(3) %70, align 1, !tbaa !13
  %72 = insertelement <4 x i8> %67, i8 %71, i64 1
  %73 = extractelement <4 x i8> %58, i64 3
  %74 = zext i8 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %74
  %76 = load i8, ptr addrspace(3) %75, align 1, !tbaa !13
  %77 = insertelement <4 x i8> %72, i8 %76, i64 2
  %78 = extractelement <4 x i8> %58, i64 0
  %79 = zext i8 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %79
  %81 = load i8, ptr addrspace(3) %80, align 1, !tbaa !13
  %82 = insertelement <4 x i8> %77, i8 %81, i64 3
  %83 = shl i8 %53, 1
  %84 = icmp slt i8 %53, 0
  %85 = select i1 %84, i8 27, i8 0
  %86 = xor i8 %85, %83
  br label %87

87:                                               ; preds = %61, %52
  %88 = phi <4 x i8> [ %82, %61 ], [ %58, %52 ]
  %89 = phi i8 [ %86, %61 ], [ %53, %52 ]
  %90 = getelementptr inbounds i8, ptr addrspace(4) %56, i64 -16
  %91 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %90) #9
  %92 = xor <4 x i8> %91, %88
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %92, i64 noundef 0, ptr addrspace(4) noundef nonnull %56) #8
  %93 = add nuw nsw i32 %54, 4
  %94 = icmp samesign ult i32 %54, 172
  br i1 %94, label %52, label %95

95:                                               ; preds = %87, %8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %96 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %97 = add i64 %96, %3
  %98 = bitcast i64 %97 to <8 x i8>
  %99 = shufflevector <8 x i8> %98, <8 x i8> poison, <16 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %100 = shufflevector <16 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison>, <16 x i8> %99, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %101 = load <16 x i8>, ptr addrspace(3) @aes.round_keys, align 16, !tbaa !13
  %102 = xor <16 x i8> %100, %101
  br label %103

103:                                              ; preds = %188, %95
  %104 = phi i32 [ 1, %95 ], [ %208, %188 ]
  %105 = phi <16 x i8> [ %102, %95 ], [ %207, %188 ]
  %106 = extractelement <16 x i8> %105, i64 0
  %107 = zext i8 %106 to i64
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %107
  %109 = load i8, ptr addrspace(3) %108, align 1, !tbaa !13
  %110 = insertelement <16 x i8> %105, i8 %109, i64 0
  %111 = extractelement <16 x i8> %105, i64 1
  %112 = zext i8 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %112
  %114 = load i8, ptr addrspace(3) %113, align 1, !tbaa !13
  %115 = insertelement <16 x i8> %110, i8 %114, i64 1
  %116 = extractelement <16 x i8> %105, i64 2
  %117 = zext i8 %116 to i64
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %117
  %119 = load i8, ptr addrspace(3) %118, align 1, !tbaa !13
  %120 = insertelement <16 x i8> %115, i8 %119, i64 2
  %121 = extractelement <16 x i8> %105, i64 3
  %122 = zext i8 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %122
  %124 = load i8, ptr addrspace(3) %123, align 1, !tbaa !13
  %125 = insertelement <16 x i8> %120, i8 %124, i64 3
  %126 = extractelement <16 x i8> %105, i64 4
  %127 = zext i8 %126 to i64
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %127
  %129 = load i8, ptr addrspace(3) %128, align 1, !tbaa !13
  %130 = insertelement <16 x i8> %125, i8 %129, i64 4
  %131 = extractelement <16 x i8> %105, i64 5
  %132 = zext i8 %131 to i64
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %132
  %134 = load i8, ptr addrspace(3) %133, align 1, !tbaa !13
  %135 = insertelement <16 x i8> %130, i8 %134, i64 5
  %136 = extractelement <16 x i8> %105, i64 6
  %137 = zext i8 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %137
  %139 = load i8, ptr addrspace(3) %138, align 1, !tbaa !13
  %140 = insertelement <16 x i8> %135, i8 %139, i64 6
  %141 = extractelement <16 x i8> %105, i64 7
  %142 = zext i8 %141 to i64
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %142
  %144 = load i8, ptr addrspace(3) %143, align 1, !tbaa !13
  %145 = insertelement <16 x i8> %140, i8 %144, i64 7
  %146 = extractelement <16 x i8> %105, i64 8
  %147 = zext i8 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %147
  %149 = load i8, ptr addrspace(3) %148, align 1, !tbaa !13
  %150 = insertelement <16 x i8> %145, i8 %149, i64 8
  %151 = extractelement <16 x i8> %105, i64 9
  %152 = zext i8 %151 to i64
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %152
  %154 = load i8, ptr addrspace(3) %153, align 1, !tbaa !13
  %155 = insertelement <16 x i8> %150, i8 %154, i64 9
  %156 = extractelement <16 x i8> %105, i64 10
  %157 = zext i8 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %157
  %159 = load i8, ptr addrspace(3) %158, align 1, !tbaa !13
  %160 = insertelement <16 x i8> %155, i8 %159, i64 10
  %161 = extractelement <16 x i8> %105, i64 11
  %162 = zext i8 %161 to i64
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %162
  %164 = load i8, ptr addrspace(3) %163, align 1, !tbaa !13
  %165 = insertelement <16 x i8> %160, i8 %164, i64 11
  %166 = extractelement <16 x i8> %105, i64 12
  %167 = zext i8 %166 to i64
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %167
  %169 = load i8, ptr addrspace(3) %168, align 1, !tbaa !13
  %170 = insertelement <16 x i8> %165, i8 %169, i64 12
  %171 = extractelement <16 x i8> %105, i64 13
  %172 = zext i8 %171 to i64
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %172
  %174 = load i8, ptr addrspace(3) %173, align 1, !tbaa !13
  %175 = insertelement <16 x i8> %170, i8 %174, i64 13
  %176 = extractelement <16 x i8> %105, i64 14
  %177 = zext i8 %176 to i64
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %177
  %179 = load i8, ptr addrspace(3) %178, align 1, !tbaa !13
  %180 = insertelement <16 x i8> %175, i8 %179, i64 14
  %181 = extractelement <16 x i8> %105, i64 15
  %182 = zext i8 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %182
  %184 = load i8, ptr addrspace(3) %183, align 1, !tbaa !13
  %185 = insertelement <16 x i8> %180, i8 %184, i64 15
  %186 = shufflevector <16 x i8> %185, <16 x i8> poison, <16 x i32> <i32 0, i32 5, i32 10, i32 15, i32 4, i32 9, i32 14, i32 3, i32 8, i32 13, i32 2, i32 7, i32 12, i32 1, i32 6, i32 11>
  %187 = icmp eq i32 %104, 10
  br i1 %187, label %209, label %188

188:                                              ; preds = %103
  %189 = shufflevector <16 x i8> %185, <16 x i8> poison, <16 x i32> <i32 5, i32 10, i32 15, i32 0, i32 9, i32 14, i32 3, i32 4, i32 13, i32 2, i32 7, i32 8, i32 1, i32 6, i32 11, i32 12>
  %190 = shl <16 x i8> %186, splat (i8 1)
  %191 = icmp slt <16 x i8> %186, zeroinitializer
  %192 = select <16 x i1> %191, <16 x i8> splat (i8 27), <16 x i8> zeroinitializer
  %193 = shl <16 x i8> %189, splat (i8 1)
  %194 = icmp slt <16 x i8> %189, zeroinitializer
  %195 = select <16 x i1> %194, <16 x i8> splat (i8 27), <16 x i8> zeroinitializer
  %196 = shufflevector <16 x i8> %185, <16 x i8> poison, <16 x i32> <i32 10, i32 15, i32 0, i32 5, i32 14, i32 3, i32 4, i32 9, i32 2, i32 7, i32 8, i32 13, i32 6, i32 11, i32 12, i32 1>
  %197 = shufflevector <16 x i8> %185, <16 x i8> poison, <16 x i32> <i32 15, i32 0, i32 5, i32 10, i32 3, i32 4, i32 9, i32 14, i32 7, i32 8, i32 13, i32 2, i32 11, i32 12, i32 1, i32 6>
  %198 = xor <16 x i8> %196, %190
  %199 = xor <16 x i8> %198, %197
  %200 = xor <16 x i8> %199, %192
  %201 = xor <16 x i8> %200, %193
  %202 = xor <16 x i8> %201, %195
  %203 = zext nneg i32 %104 to i64
  %204 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(3) @aes.round_keys, i64 %203
  %205 = load <16 x i8>, ptr addrspace(3) %204, align 16, !tbaa !13
  %206 = xor <16 x i8> %202, %205
  %207 = xor <16 x i8> %206, %189
  %208 = add nuw nsw i32 %104, 1
  br label %103

209:                                              ; preds = %103
  %210 = zext nneg i32 %104 to i64
  %211 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(3) @aes.round_keys, i64 %210
  %212 = load <16 x i8>, ptr addrspace(3) %211, align 16, !tbaa !13
  %213 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %96
  %214 = load <16 x i8>, ptr addrspace(1) %213, align 16, !tbaa !13
  %215 = xor <16 x i8> %212, %214
  %216 = xor <16 x i8> %215, %186
  %217 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %96
  store <16 x i8> %216, ptr addrspace(1) %217, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_aes(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(2) noundef readonly align 1 captures(none) %2, i64 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = icmp ult i32 %6, 256
  br i1 %7, label %42, label %8

8:                                                ; preds = %42, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %9 = icmp eq i32 %6, 0
  br i1 %9, label %10, label %95

10:                                               ; preds = %8
  %11 = load i8, ptr addrspace(2) %2, align 1, !tbaa !13
  store i8 %11, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), align 1, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 1
  %13 = load i8, ptr addrspace(2) %12, align 1, !tbaa !13
  store i8 %13, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 1), align 1, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 2
  %15 = load i8, ptr addrspace(2) %14, align 1, !tbaa !13
  store i8 %15, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 2), align 1, !tbaa !13
  %16 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 3
  %17 = load i8, ptr addrspace(2) %16, align 1, !tbaa !13
  store i8 %17, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 3), align 1, !tbaa !13
  %18 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 4
  %19 = load i8, ptr addrspace(2) %18, align 1, !tbaa !13
  store i8 %19, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 4), align 1, !tbaa !13
  %20 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 5
  %21 = load i8, ptr addrspace(2) %20, align 1, !tbaa !13
  store i8 %21, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 5), align 1, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 6
  %23 = load i8, ptr addrspace(2) %22, align 1, !tbaa !13
  store i8 %23, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 6), align 1, !tbaa !13
  %24 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 7
  %25 = load i8, ptr addrspace(2) %24, align 1, !tbaa !13
  store i8 %25, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 7), align 1, !tbaa !13
  %26 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 8
  %27 = load i8, ptr addrspace(2) %26, align 1, !tbaa !13
  store i8 %27, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 8), align 1, !tbaa !13
  %28 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 9
  %29 = load i8, ptr addrspace(2) %28, align 1, !tbaa !13
  store i8 %29, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 9), align 1, !tbaa !13
  %30 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 10
  %31 = load i8, ptr addrspace(2) %30, align 1, !tbaa !13
  store i8 %31, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 10), align 1, !tbaa !13
  %32 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 11
  %33 = load i8, ptr addrspace(2) %32, align 1, !tbaa !13
  store i8 %33, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 11), align 1, !tbaa !13
  %34 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 12
  %35 = load i8, ptr addrspace(2) %34, align 1, !tbaa !13
  store i8 %35, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 12), align 1, !tbaa !13
  %36 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 13
  %37 = load i8, ptr addrspace(2) %36, align 1, !tbaa !13
  store i8 %37, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 13), align 1, !tbaa !13
  %38 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 14
  %39 = load i8, ptr addrspace(2) %38, align 1, !tbaa !13
  store i8 %39, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 14), align 1, !tbaa !13
  %40 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 15
  %41 = load i8, ptr addrspace(2) %40, align 1, !tbaa !13
  store i8 %41, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 15), align 1, !tbaa !13
  br label %52

42:                                               ; preds = %4, %42
  %43 = phi i32 [ %50, %42 ], [ %6, %4 ]
  %44 = trunc nuw i32 %43 to i8
  %45 = tail call spir_func zeroext i8 @substitute(i8 noundef zeroext %44) #8
  %46 = zext nneg i32 %43 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %46
  store i8 %45, ptr addrspace(3) %47, align 1, !tbaa !13
  %48 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %49 = trunc i64 %48 to i32
  %50 = add i32 %43, %49
  %51 = icmp ult i32 %50, 256
  br i1 %51, label %42, label %8

52:                                               ; preds = %10, %87
  %53 = phi i8 [ %89, %87 ], [ 1, %10 ]
  %54 = phi i32 [ %93, %87 ], [ 16, %10 ]
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @aes.round_keys to ptr addrspace(4)), i64 %55
  %57 = getelementptr inbounds i8, ptr addrspace(4) %56, i64 -4
  %58 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %57) #9
  %59 = and i32 %54, 12
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %87

61:                                               ; preds = %52
  %62 = extractelement <4 x i8> %58, i64 1
  %63 = zext i8 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %63
  %65 = load i8, ptr addrspace(3) %64, align 1, !tbaa !13
  %66 = xor i8 %65, %53
  %67 = insertelement <4 x i8> poison, i8 %66, i64 0
  %68 = extractelement <4 x i8> %58, i64 2
  %69 = zext i8 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %69
  %71 = load i8, ptr addrspace(3) %70, align 1, !tbaa !13
  %72 = insertelement <4 x i8> %67, i8 %71, i64 1
  %73 = extractelement <4 x i8> %58, i64 3
  %74 = zext i8 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %74
  %76 = load i8, ptr addrspace(3) %75, align 1, !tbaa !13
  %77 = insertelement <4 x i8> %72, i8 %76, i64 2
  %78 = extractelement <4 x i8> %58, i64 0
  %79 = zext i8 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %79
  %81 = load i8, ptr addrspace(3) %80, align 1, !tbaa !13
  %82 = insertelement <4 x i8> %77, i8 %81, i64 3
  %83 = shl i8 %53, 1
  %84 = icmp slt i8 %53, 0
  %85 = select i1 %84, i8 27, i8 0
  %86 = xor i8 %85, %83
  br label %87

87:                                               ; preds = %61, %52
  %88 = phi <4 x i8> [ %82, %61 ], [ %58, %52 ]
  %89 = phi i8 [ %86, %61 ], [ %53, %52 ]
  %90 = getelementptr inbounds i8, ptr addrspace(4) %56, i64 -16
  %91 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %90) #9
  %92 = xor <4 x i8> %91, %88
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %92, i64 noundef 0, ptr addrspace(4) noundef nonnull %56) #8
  %93 = add nuw nsw i32 %54, 4
  %94 = icmp samesign ult i32 %54, 172
  br i1 %94, label %52, label %95

95:                                               ; preds = %87, %8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %96 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %97 = add i64 %96, %3
  %98 = bitcast i64 %97 to <8 x i8>
  %99 = shufflevector <8 x i8> %98, <8 x i8> poison, <16 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %100 = shufflevector <16 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison>, <16 x i8> %99, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %101 = load <16 x i8>, ptr addrspace(3) @aes.round_keys, align 16, !tbaa !13
  %102 = xor <16 x i8> %100, %101
  br label %112

103:                                              ; preds = %112
  %104 = zext nneg i32 %113 to i64
  %105 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(3) @aes.round_keys, i64 %104
  %106 = load <16 x i8>, ptr addrspace(3) %105, align 16, !tbaa !13
  %107 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %0, i64 %96
  %108 = load <16 x i8>, ptr addrspace(1) %107, align 16, !tbaa !13
  %109 = xor <16 x i8> %106, %108
  %110 = xor <16 x i8> %109, %195
  %111 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %1, i64 %96
  store <16 x i8> %110, ptr addrspace(1) %111, align 16, !tbaa !13
  ret void

112:                                              ; preds = %197, %95
  %113 = phi i32 [ 1, %95 ], [ %217, %197 ]
  %114 = phi <16 x i8> [ %102, %95 ], [ %216, %197 ]
  %115 = extractelement <16 x i8> %114, i64 0
  %116 = zext i8 %115 to i64
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %116
  %118 = load i8, ptr addrspace(3) %117, align 1, !tbaa !13
  %119 = insertelement <16 x i8> %114, i8 %118, i64 0
  %120 = extractelement <16 x i8> %114, i64 1
  %121 = zext i8 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %121
  %123 = load i8, ptr addrspace(3) %122, align 1, !tbaa !13
  %124 = insertelement <16 x i8> %119, i8 %123, i64 1
  %125 = extractelement <16 x i8> %114, i64 2
  %126 = zext i8 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %126
  %128 = load i8, ptr addrspace(3) %127, align 1, !tbaa !13
  %129 = insertelement <16 x i8> %124, i8 %128, i64 2
  %130 = extractelement <16 x i8> %114, i64 3
  %131 = zext i8 %130 to i64
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %131
  %133 = load i8, ptr addrspace(3) %132, align 1, !tbaa !13
  %134 = insertelement <16 x i8> %129, i8 %133, i64 3
  %135 = extractelement <16 x i8> %114, i64 4
  %136 = zext i8 %135 to i64
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %136
  %138 = load i8, ptr addrspace(3) %137, align 1, !tbaa !13
  %139 = insertelement <16 x i8> %134, i8 %138, i64 4
  %140 = extractelement <16 x i8> %114, i64 5
  %141 = zext i8 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %141
  %143 = load i8, ptr addrspace(3) %142, align 1, !tbaa !13
  %144 = insertelement <16 x i8> %139, i8 %143, i64 5
  %145 = extractelement <16 x i8> %114, i64 6
  %146 = zext i8 %145 to i64
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %146
  %148 = load i8, ptr addrspace(3) %147, align 1, !tbaa !13
  %149 = insertelement <16 x i8> %144, i8 %148, i64 6
  %150 = extractelement <16 x i8> %114, i64 7
  %151 = zext i8 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %151
  %153 = load i8, ptr addrspace(3) %152, align 1, !tbaa !13
  %154 = insertelement <16 x i8> %149, i8 %153, i64 7
  %155 = extractelement <16 x i8> %114, i64 8
  %156 = zext i8 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %156
  %158 = load i8, ptr addrspace(3) %157, align 1, !tbaa !13
  %159 = insertelement <16 x i8> %154, i8 %158, i64 8
  %160 = extractelement <16 x i8> %114, i64 9
  %161 = zext i8 %160 to i64
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %161
  %163 = load i8, ptr addrspace(3) %162, align 1, !tbaa !13
  %164 = insertelement <16 x i8> %159, i8 %163, i64 9
  %165 = extractelement <16 x i8> %114, i64 10
  %166 = zext i8 %165 to i64
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %166
  %168 = load i8, ptr addrspace(3) %167, align 1, !tbaa !13
  %169 = insertelement <16 x i8> %164, i8 %168, i64 10
  %170 = extractelement <16 x i8> %114, i64 11
  %171 = zext i8 %170 to i64
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %171
  %173 = load i8, ptr addrspace(3) %172, align 1, !tbaa !13
  %174 = insertelement <16 x i8> %169, i8 %173, i64 11
  %175 = extractelement <16 x i8> %114, i64 12
  %176 = zext i8 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %176
  %178 = load i8, ptr addrspace(3) %177, align 1, !tbaa !13
  %179 = insertelement <16 x i8> %174, i8 %178, i64 12
  %180 = extractelement <16 x i8> %114, i64 13
  %181 = zext i8 %180 to i64
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %181
  %183 = load i8, ptr addrspace(3) %182, align 1, !tbaa !13
  %184 = insertelement <16 x i8> %179, i8 %183, i64 13
  %185 = extractelement <16 x i8> %114, i64 14
  %186 = zext i8 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %186
  %188 = load i8, ptr addrspace(3) %187, align 1, !tbaa !13
  %189 = insertelement <16 x i8> %184, i8 %188, i64 14
  %190 = extractelement <16 x i8> %114, i64 15
  %191 = zext i8 %190 to i64
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) @aes.box, i64 %191
  %193 = load i8, ptr addrspace(3) %192, align 1, !tbaa !13
  %194 = insertelement <16 x i8> %189, i8 %193, i64 15
  %195 = shufflevector <16 x i8> %194, <16 x i8> poison, <16 x i32> <i32 0, i32 5, i32 10, i32 15, i32 4, i32 9, i32 14, i32 3, i32 8, i32 13, i32 2, i32 7, i32 12, i32 1, i32 6, i32 11>
  %196 = icmp eq i32 %113, 10
  br i1 %196, label %103, label %197

197:                                              ; preds = %112
  %198 = shufflevector <16 x i8> %194, <16 x i8> poison, <16 x i32> <i32 5, i32 10, i32 15, i32 0, i32 9, i32 14, i32 3, i32 4, i32 13, i32 2, i32 7, i32 8, i32 1, i32 6, i32 11, i32 12>
  %199 = shl <16 x i8> %195, splat (i8 1)
  %200 = icmp slt <16 x i8> %195, zeroinitializer
  %201 = select <16 x i1> %200, <16 x i8> splat (i8 27), <16 x i8> zeroinitializer
  %202 = shl <16 x i8> %198, splat (i8 1)
  %203 = icmp slt <16 x i8> %198, zeroinitializer
  %204 = select <16 x i1> %203, <16 x i8> splat (i8 27), <16 x i8> zeroinitializer
  %205 = shufflevector <16 x i8> %194, <16 x i8> poison, <16 x i32> <i32 10, i32 15, i32 0, i32 5, i32 14, i32 3, i32 4, i32 9, i32 2, i32 7, i32 8, i32 13, i32 6, i32 11, i32 12, i32 1>
  %206 = shufflevector <16 x i8> %194, <16 x i8> poison, <16 x i32> <i32 15, i32 0, i32 5, i32 10, i32 3, i32 4, i32 9, i32 14, i32 7, i32 8, i32 13, i32 2, i32 11, i32 12, i32 1, i32 6>
  %207 = xor <16 x i8> %205, %199
  %208 = xor <16 x i8> %207, %206
  %209 = xor <16 x i8> %208, %201
  %210 = xor <16 x i8> %209, %202
  %211 = xor <16 x i8> %210, %204
  %212 = zext nneg i32 %113 to i64
  %213 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(3) @aes.round_keys, i64 %212
  %214 = load <16 x i8>, ptr addrspace(3) %213, align 16, !tbaa !13
  %215 = xor <16 x i8> %211, %214
  %216 = xor <16 x i8> %215, %198
  %217 = add nuw nsw i32 %113, 1
  br label %112
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nofree norecurse nounwind memory(none)
define internal spir_func zeroext i8 @substitute(i8 noundef zeroext %0) unnamed_addr #3 {
  br label %65

2:                                                ; preds = %65
  %3 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %180, i64 7
  %4 = shl i8 %180, 1
  %5 = icmp slt i8 %4, 0
  %6 = select i1 %5, i8 27, i8 0
  %7 = shufflevector <8 x i8> %3, <8 x i8> <i8 poison, i8 -1, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison>, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 9>
  %8 = and <8 x i8> %7, <i8 2, i8 1, i8 4, i8 8, i8 16, i8 32, i8 64, i8 0>
  %9 = icmp slt i8 %180, 0
  %10 = icmp eq <8 x i8> %3, %8
  %11 = icmp slt <8 x i8> %3, %8
  %12 = shufflevector <8 x i1> %10, <8 x i1> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 15>
  %13 = select i1 %9, i8 27, i8 0
  %14 = xor i8 %13, %4
  %15 = shl i8 %14, 1
  %16 = xor i8 %15, %6
  %17 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %16, i64 7
  %18 = shl <8 x i8> %17, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1>
  %19 = icmp slt i8 %15, 0
  %20 = select i1 %19, i8 27, i8 0
  %21 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %20, i64 7
  %22 = xor <8 x i8> %21, %18
  %23 = shl <8 x i8> %22, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1>
  %24 = extractelement <8 x i8> %18, i64 7
  %25 = icmp slt i8 %24, 0
  %26 = select i1 %25, i8 27, i8 0
  %27 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %26, i64 7
  %28 = xor <8 x i8> %27, %23
  %29 = shl <8 x i8> %28, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1>
  %30 = extractelement <8 x i8> %23, i64 7
  %31 = icmp slt i8 %30, 0
  %32 = select i1 %31, i8 27, i8 0
  %33 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %32, i64 7
  %34 = xor <8 x i8> %33, %29
  %35 = shl <8 x i8> %34, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1>
  %36 = extractelement <8 x i8> %29, i64 7
  %37 = icmp slt i8 %36, 0
  %38 = select i1 %37, i8 27, i8 0
  %39 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %38, i64 7
  %40 = xor <8 x i8> %39, %35
  %41 = shl <8 x i8> %40, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1>
  %42 = extractelement <8 x i8> %35, i64 7
  %43 = icmp slt i8 %42, 0
  %44 = select i1 %43, i8 27, i8 0
  %45 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %44, i64 7
  %46 = xor <8 x i8> %45, %41
  %47 = insertelement <8 x i8> <i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 0>, i8 %14, i64 0
  %48 = insertelement <8 x i8> %47, i8 %180, i64 1
  %49 = insertelement <8 x i8> %48, i8 %16, i64 2
  %50 = shufflevector <8 x i8> %49, <8 x i8> %22, <8 x i32> <i32 0, i32 1, i32 2, i32 15, i32 poison, i32 poison, i32 poison, i32 7>
  %51 = shufflevector <8 x i8> %50, <8 x i8> %28, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 15, i32 poison, i32 poison, i32 7>
  %52 = shufflevector <8 x i8> %51, <8 x i8> %34, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 15, i32 poison, i32 7>
  %53 = shufflevector <8 x i8> %52, <8 x i8> %40, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 15, i32 7>
  %54 = select <8 x i1> %12, <8 x i8> %46, <8 x i8> %53
  %55 = tail call i8 @llvm.vector.reduce.xor.v8i8(<8 x i8> %54)
  %56 = tail call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %55, i8 noundef zeroext 1) #7
  %57 = tail call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %55, i8 noundef zeroext 2) #7
  %58 = xor i8 %56, %57
  %59 = tail call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %55, i8 noundef zeroext 3) #7
  %60 = xor i8 %58, %59
  %61 = tail call spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext %55, i8 noundef zeroext 4) #7
  %62 = xor i8 %60, %61
  %63 = xor i8 %62, %55
  %64 = xor i8 %63, 99
  ret i8 %64

65:                                               ; preds = %1, %65
  %66 = phi i32 [ 0, %1 ], [ %181, %65 ]
  %67 = phi i8 [ %0, %1 ], [ %122, %65 ]
  %68 = phi i8 [ %0, %1 ], [ %180, %65 ]
  %69 = shl i8 %67, 1
  %70 = icmp slt i8 %69, 0
  %71 = select i1 %70, i8 27, i8 0
  %72 = insertelement <8 x i8> <i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 -1>, i8 %67, i64 0
  %73 = shufflevector <8 x i8> %72, <8 x i8> poison, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 7>
  %74 = and <8 x i8> %73, <i8 2, i8 1, i8 4, i8 8, i8 16, i8 32, i8 64, i8 0>
  %75 = icmp slt i8 %67, 0
  %76 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %67, i64 7
  %77 = icmp eq <8 x i8> %76, %74
  %78 = icmp slt <8 x i8> %76, %74
  %79 = shufflevector <8 x i1> %77, <8 x i1> %78, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 15>
  %80 = select i1 %75, i8 27, i8 0
  %81 = xor i8 %80, %69
  %82 = shl i8 %81, 1
  %83 = xor i8 %82, %71
  %84 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %83, i64 7
  %85 = shl <8 x i8> %84, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1>
  %86 = icmp slt i8 %82, 0
  %87 = select i1 %86, i8 27, i8 0
  %88 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %87, i64 7
  %89 = xor <8 x i8> %88, %85
  %90 = shl <8 x i8> %89, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1>
  %91 = extractelement <8 x i8> %85, i64 7
  %92 = icmp slt i8 %91, 0
  %93 = select i1 %92, i8 27, i8 0
  %94 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %93, i64 7
  %95 = xor <8 x i8> %94, %90
  %96 = shl <8 x i8> %95, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1>
  %97 = extractelement <8 x i8> %90, i64 7
  %98 = icmp slt i8 %97, 0
  %99 = select i1 %98, i8 27, i8 0
  %100 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %99, i64 7
  %101 = xor <8 x i8> %100, %96
  %102 = shl <8 x i8> %101, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1>
  %103 = extractelement <8 x i8> %96, i64 7
  %104 = icmp slt i8 %103, 0
  %105 = select i1 %104, i8 27, i8 0
  %106 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %105, i64 7
  %107 = xor <8 x i8> %106, %102
  %108 = shl <8 x i8> %107, <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 1>
  %109 = extractelement <8 x i8> %102, i64 7
  %110 = icmp slt i8 %109, 0
  %111 = select i1 %110, i8 27, i8 0
  %112 = insertelement <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison>, i8 %111, i64 7
  %113 = xor <8 x i8> %112, %108
  %114 = insertelement <8 x i8> <i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 0>, i8 %81, i64 0
  %115 = insertelement <8 x i8> %114, i8 %67, i64 1
  %116 = insertelement <8 x i8> %115, i8 %83, i64 2
  %117 = shufflevector <8 x i8> %116, <8 x i8> %89, <8 x i32> <i32 0, i32 1, i32 2, i32 15, i32 poison, i32 poison, i32 poison, i32 7>
  %118 = shufflevector <8 x i8> %117, <8 x i8> %95, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 15, i32 poison, i32 poison, i32 7>
  %119 = shufflevector <8 x i8> %118, <8 x i8> %101, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 15, i32 poison, i32 7>
  %120 = shufflevector <8 x i8> %119, <8 x i8> %107, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 15, i32 7>
  %121 = select <8 x i1> %79, <8 x i8> %113, <8 x i8> %120
  %122 = tail call i8 @llvm.vector.reduce.xor.v8i8(<8 x i8> %121)
  %123 = and i8 %122, 1
  %124 = icmp eq i8 %123, 0
  %125 = select i1 %124, i8 0, i8 %68
  %126 = shl i8 %68, 1
  %127 = icmp slt i8 %68, 0
  %128 = select i1 %127, i8 27, i8 0
  %129 = xor i8 %128, %126
  %130 = and i8 %122, 2
  %131 = icmp eq i8 %130, 0
  %132 = select i1 %131, i8 0, i8 %129
  %133 = shl i8 %129, 1
  %134 = icmp slt i8 %126, 0
  %135 = select i1 %134, i8 27, i8 0
  %136 = xor i8 %133, %135
  %137 = and i8 %122, 4
  %138 = icmp eq i8 %137, 0
  %139 = select i1 %138, i8 0, i8 %136
  %140 = shl i8 %136, 1
  %141 = icmp slt i8 %133, 0
  %142 = select i1 %141, i8 27, i8 0
  %143 = xor i8 %142, %140
  %144 = and i8 %122, 8
  %145 = icmp eq i8 %144, 0
  %146 = select i1 %145, i8 0, i8 %143
  %147 = shl i8 %143, 1
  %148 = icmp slt i8 %140, 0
  %149 = select i1 %148, i8 27, i8 0
  %150 = xor i8 %149, %147
  %151 = and i8 %122, 16
  %152 = icmp eq i8 %151, 0
  %153 = select i1 %152, i8 0, i8 %150
  %154 = shl i8 %150, 1
  %155 = icmp slt i8 %147, 0
  %156 = select i1 %155, i8 27, i8 0
  %157 = xor i8 %156, %154
  %158 = and i8 %122, 32
  %159 = icmp eq i8 %158, 0
  %160 = select i1 %159, i8 0, i8 %157
  %161 = shl i8 %157, 1
  %162 = icmp slt i8 %154, 0
  %163 = select i1 %162, i8 27, i8 0
  %164 = xor i8 %163, %161
  %165 = and i8 %122, 64
  %166 = icmp eq i8 %165, 0
  %167 = select i1 %166, i8 0, i8 %164
  %168 = shl i8 %164, 1
  %169 = icmp slt i8 %161, 0
  %170 = select i1 %169, i8 27, i8 0
  %171 = xor i8 %170, %168
  %172 = icmp slt i8 %122, 0
  %173 = select i1 %172, i8 %171, i8 0
  %174 = xor i8 %125, %173
  %175 = xor i8 %174, %132
  %176 = xor i8 %175, %139
  %177 = xor i8 %176, %146
  %178 = xor i8 %177, %153
  %179 = xor i8 %178, %160
  %180 = xor i8 %179, %167
  %181 = add nuw nsw i32 %66, 1
  %182 = icmp samesign ult i32 %66, 5
  br i1 %182, label %65, label %2
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z6rotatehh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.vector.reduce.xor.v8i8(<8 x i8>) #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree norecurse nounwind memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 2, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar16*", !"uchar16*", !"uchar*", !"ulong"}
!11 = !{!"uchar __attribute__((ext_vector_type(16)))*", !"uchar __attribute__((ext_vector_type(16)))*", !"uchar*", !"ulong"}
!12 = !{!"const", !"", !"const", !""}
!13 = !{!6, !6, i64 0}
