target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@K = dso_local local_unnamed_addr addrspace(2) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @sha256(ptr addrspace(1) noundef readonly align 1 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca [64 x i8], align 1
  %6 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  br label %79

7:                                                ; preds = %86
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = freeze i32 %9
  %11 = udiv i32 %10, 10
  %12 = mul i32 %11, 10
  %13 = sub i32 %10, %12
  %14 = trunc nuw nsw i32 %13 to i8
  %15 = or disjoint i8 %14, 48
  %16 = zext i32 %1 to i64
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 %16
  store i8 %15, ptr %17, align 1, !tbaa !13
  %18 = urem i32 %11, 26
  %19 = trunc nuw nsw i32 %18 to i8
  %20 = add nuw nsw i8 %19, 97
  %21 = add i32 %1, 1
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 %22
  store i8 %20, ptr %23, align 1, !tbaa !13
  %24 = add i32 %1, 2
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 %25
  store i8 -128, ptr %26, align 1, !tbaa !13
  %27 = shl nuw nsw i64 %25, 3
  %28 = bitcast i64 %27 to <8 x i8>
  %29 = shufflevector <8 x i8> %28, <8 x i8> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %30 = addrspacecast ptr %5 to ptr addrspace(4)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %30, i64 56
  store <8 x i8> %29, ptr addrspace(4) %31, align 1, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %32 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %30) #8
  %33 = shufflevector <4 x i8> %32, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x i8> %33, ptr %6, align 4, !tbaa !4
  %34 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 1, ptr addrspace(4) noundef %30) #8
  %35 = shufflevector <4 x i8> %34, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store <4 x i8> %35, ptr %36, align 4, !tbaa !4
  %37 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 2, ptr addrspace(4) noundef %30) #8
  %38 = shufflevector <4 x i8> %37, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store <4 x i8> %38, ptr %39, align 4, !tbaa !4
  %40 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 3, ptr addrspace(4) noundef %30) #8
  %41 = shufflevector <4 x i8> %40, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store <4 x i8> %41, ptr %42, align 4, !tbaa !4
  %43 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 4, ptr addrspace(4) noundef %30) #8
  %44 = shufflevector <4 x i8> %43, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store <4 x i8> %44, ptr %45, align 4, !tbaa !4
  %46 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 5, ptr addrspace(4) noundef %30) #8
  %47 = shufflevector <4 x i8> %46, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store <4 x i8> %47, ptr %48, align 4, !tbaa !4
  %49 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 6, ptr addrspace(4) noundef %30) #8
  %50 = shufflevector <4 x i8> %49, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store <4 x i8> %50, ptr %51, align 4, !tbaa !4
  %52 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 7, ptr addrspace(4) noundef %30) #8
  %53 = shufflevector <4 x i8> %52, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store <4 x i8> %53, ptr %54, align 4, !tbaa !4
  %55 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 8, ptr addrspace(4) noundef %30) #8
  %56 = shufflevector <4 x i8> %55, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <4 x i8> %56, ptr %57, align 4, !tbaa !4
  %58 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 9, ptr addrspace(4) noundef %30) #8
  %59 = shufflevector <4 x i8> %58, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 36
  store <4 x i8> %59, ptr %60, align 4, !tbaa !4
  %61 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 10, ptr addrspace(4) noundef %30) #8
  %62 = shufflevector <4 x i8> %61, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store <4 x i8> %62, ptr %63, align 4, !tbaa !4
  %64 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 11, ptr addrspace(4) noundef %30) #8
  %65 = shufflevector <4 x i8> %64, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 44
  store <4 x i8> %65, ptr %66, align 4, !tbaa !4
  %67 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 12, ptr addrspace(4) noundef %30) #8
  %68 = shufflevector <4 x i8> %67, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store <4 x i8> %68, ptr %69, align 4, !tbaa !4
  %70 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 13, ptr addrspace(4) noundef %30) #8
  %71 = shufflevector <4 x i8> %70, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store <4 x i8> %71, ptr %72, align 4, !tbaa !4
  %73 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 14, ptr addrspace(4) noundef %30) #8
  %74 = shufflevector <4 x i8> %73, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 56
  store <4 x i8> %74, ptr %75, align 4, !tbaa !4
  %76 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 15, ptr addrspace(4) noundef %30) #8
  %77 = shufflevector <4 x i8> %76, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %78 = getelementptr inbounds nuw i8, ptr %6, i64 60
  store <4 x i8> %77, ptr %78, align 4, !tbaa !4
  br label %91

79:                                               ; preds = %4, %86
  %80 = phi i32 [ 0, %4 ], [ %89, %86 ]
  %81 = icmp ult i32 %80, %1
  %82 = zext nneg i32 %80 to i64
  br i1 %81, label %83, label %86

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %82
  %85 = load i8, ptr addrspace(1) %84, align 1, !tbaa !13
  br label %86

86:                                               ; preds = %79, %83
  %87 = phi i8 [ %85, %83 ], [ 0, %79 ]
  %88 = getelementptr inbounds nuw i8, ptr %5, i64 %82
  store i8 %87, ptr %88, align 1, !tbaa !13
  %89 = add nuw nsw i32 %80, 1
  %90 = icmp samesign ult i32 %80, 63
  br i1 %90, label %79, label %7

91:                                               ; preds = %7, %131
  %92 = phi <8 x i32> [ %170, %131 ], [ <i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225>, %7 ]
  %93 = phi i32 [ %132, %131 ], [ 0, %7 ]
  %94 = icmp samesign ugt i32 %93, 15
  br i1 %94, label %98, label %95

95:                                               ; preds = %91
  %96 = zext nneg i32 %93 to i64
  %97 = add nuw nsw i32 %93, 1
  br label %131

98:                                               ; preds = %91
  %99 = add nuw nsw i32 %93, 1
  %100 = and i32 %99, 15
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %6, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !4
  %104 = add nuw nsw i32 %93, 14
  %105 = and i32 %104, 15
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %6, i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !4
  %109 = call spir_func i32 @_Z6rotatejj(i32 noundef %103, i32 noundef 25) #7
  %110 = call spir_func i32 @_Z6rotatejj(i32 noundef %103, i32 noundef 14) #7
  %111 = lshr i32 %103, 3
  %112 = xor i32 %109, %111
  %113 = xor i32 %112, %110
  %114 = add nuw nsw i32 %93, 9
  %115 = and i32 %114, 15
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr %6, i64 %116
  %118 = load i32, ptr %117, align 4, !tbaa !4
  %119 = add i32 %113, %118
  %120 = call spir_func i32 @_Z6rotatejj(i32 noundef %108, i32 noundef 15) #7
  %121 = call spir_func i32 @_Z6rotatejj(i32 noundef %108, i32 noundef 13) #7
  %122 = lshr i32 %108, 10
  %123 = xor i32 %120, %122
  %124 = xor i32 %123, %121
  %125 = and i32 %93, 15
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %6, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !4
  %129 = add i32 %119, %128
  %130 = add i32 %129, %124
  store i32 %130, ptr %127, align 4, !tbaa !4
  br label %131

131:                                              ; preds = %95, %98
  %132 = phi i32 [ %97, %95 ], [ %99, %98 ]
  %133 = phi i64 [ %96, %95 ], [ %126, %98 ]
  %134 = extractelement <8 x i32> %92, i64 7
  %135 = extractelement <8 x i32> %92, i64 4
  %136 = call spir_func i32 @_Z6rotatejj(i32 noundef %135, i32 noundef 26) #7
  %137 = call spir_func i32 @_Z6rotatejj(i32 noundef %135, i32 noundef 21) #7
  %138 = xor i32 %137, %136
  %139 = call spir_func i32 @_Z6rotatejj(i32 noundef %135, i32 noundef 7) #7
  %140 = xor i32 %138, %139
  %141 = add i32 %140, %134
  %142 = extractelement <8 x i32> %92, i64 6
  %143 = extractelement <8 x i32> %92, i64 5
  %144 = call spir_func i32 @_Z9bitselectjjj(i32 noundef %142, i32 noundef %143, i32 noundef %135) #7
  %145 = add i32 %141, %144
  %146 = zext nneg i32 %93 to i64
  %147 = getelementptr inbounds nuw i32, ptr addrspace(2) @K, i64 %146
  %148 = load i32, ptr addrspace(2) %147, align 4, !tbaa !4
  %149 = add i32 %145, %148
  %150 = getelementptr inbounds nuw i32, ptr %6, i64 %133
  %151 = load i32, ptr %150, align 4, !tbaa !4
  %152 = add i32 %149, %151
  %153 = extractelement <8 x i32> %92, i64 0
  %154 = call spir_func i32 @_Z6rotatejj(i32 noundef %153, i32 noundef 30) #7
  %155 = call spir_func i32 @_Z6rotatejj(i32 noundef %153, i32 noundef 19) #7
  %156 = xor i32 %155, %154
  %157 = call spir_func i32 @_Z6rotatejj(i32 noundef %153, i32 noundef 10) #7
  %158 = xor i32 %156, %157
  %159 = extractelement <8 x i32> %92, i64 1
  %160 = extractelement <8 x i32> %92, i64 2
  %161 = xor i32 %160, %153
  %162 = call spir_func i32 @_Z9bitselectjjj(i32 noundef %153, i32 noundef %159, i32 noundef %161) #7
  %163 = add i32 %162, %152
  %164 = add i32 %163, %158
  %165 = insertelement <8 x i32> poison, i32 %164, i64 0
  %166 = shufflevector <8 x i32> %165, <8 x i32> %92, <8 x i32> <i32 0, i32 8, i32 9, i32 10, i32 poison, i32 poison, i32 poison, i32 poison>
  %167 = extractelement <8 x i32> %92, i64 3
  %168 = add i32 %152, %167
  %169 = insertelement <8 x i32> %166, i32 %168, i64 4
  %170 = shufflevector <8 x i32> %169, <8 x i32> %92, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 12, i32 13, i32 14>
  %171 = icmp samesign ult i32 %93, 63
  br i1 %171, label %91, label %172

172:                                              ; preds = %131
  %173 = add <8 x i32> %170, <i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225>
  %174 = and i64 %8, 4294967295
  %175 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %2, i64 %174
  store <8 x i32> %173, ptr addrspace(1) %175, align 32, !tbaa !13
  %176 = extractelement <8 x i32> %173, i64 0
  %177 = call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef align 4 %3, i32 noundef %176) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_sha256(ptr addrspace(1) noundef readonly align 1 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca [64 x i8], align 1
  %6 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  br label %79

7:                                                ; preds = %86
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = freeze i32 %9
  %11 = udiv i32 %10, 10
  %12 = mul i32 %11, 10
  %13 = sub i32 %10, %12
  %14 = trunc nuw nsw i32 %13 to i8
  %15 = or disjoint i8 %14, 48
  %16 = zext i32 %1 to i64
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 %16
  store i8 %15, ptr %17, align 1, !tbaa !13
  %18 = urem i32 %11, 26
  %19 = trunc nuw nsw i32 %18 to i8
  %20 = add nuw nsw i8 %19, 97
  %21 = add i32 %1, 1
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 %22
  store i8 %20, ptr %23, align 1, !tbaa !13
  %24 = add i32 %1, 2
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 %25
  store i8 -128, ptr %26, align 1, !tbaa !13
  %27 = shl nuw nsw i64 %25, 3
  %28 = bitcast i64 %27 to <8 x i8>
  %29 = shufflevector <8 x i8> %28, <8 x i8> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %30 = addrspacecast ptr %5 to ptr addrspace(4)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %30, i64 56
  store <8 x i8> %29, ptr addrspace(4) %31, align 1, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %32 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %30) #8
  %33 = shufflevector <4 x i8> %32, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x i8> %33, ptr %6, align 4, !tbaa !4
  %34 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 1, ptr addrspace(4) noundef %30) #8
  %35 = shufflevector <4 x i8> %34, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store <4 x i8> %35, ptr %36, align 4, !tbaa !4
  %37 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 2, ptr addrspace(4) noundef %30) #8
  %38 = shufflevector <4 x i8> %37, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store <4 x i8> %38, ptr %39, align 4, !tbaa !4
  %40 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 3, ptr addrspace(4) noundef %30) #8
  %41 = shufflevector <4 x i8> %40, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store <4 x i8> %41, ptr %42, align 4, !tbaa !4
  %43 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 4, ptr addrspace(4) noundef %30) #8
  %44 = shufflevector <4 x i8> %43, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store <4 x i8> %44, ptr %45, align 4, !tbaa !4
  %46 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 5, ptr addrspace(4) noundef %30) #8
  %47 = shufflevector <4 x i8> %46, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store <4 x i8> %47, ptr %48, align 4, !tbaa !4
  %49 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 6, ptr addrspace(4) noundef %30) #8
  %50 = shufflevector <4 x i8> %49, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store <4 x i8> %50, ptr %51, align 4, !tbaa !4
  %52 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 7, ptr addrspace(4) noundef %30) #8
  %53 = shufflevector <4 x i8> %52, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store <4 x i8> %53, ptr %54, align 4, !tbaa !4
  %55 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 8, ptr addrspace(4) noundef %30) #8
  %56 = shufflevector <4 x i8> %55, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <4 x i8> %56, ptr %57, align 4, !tbaa !4
  %58 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 9, ptr addrspace(4) noundef %30) #8
  %59 = shufflevector <4 x i8> %58, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 36
  store <4 x i8> %59, ptr %60, align 4, !tbaa !4
  %61 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 10, ptr addrspace(4) noundef %30) #8
  %62 = shufflevector <4 x i8> %61, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store <4 x i8> %62, ptr %63, align 4, !tbaa !4
  %64 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 11, ptr addrspace(4) noundef %30) #8
  %65 = shufflevector <4 x i8> %64, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 44
  store <4 x i8> %65, ptr %66, align 4, !tbaa !4
  %67 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 12, ptr addrspace(4) noundef %30) #8
  %68 = shufflevector <4 x i8> %67, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store <4 x i8> %68, ptr %69, align 4, !tbaa !4
  %70 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 13, ptr addrspace(4) noundef %30) #8
  %71 = shufflevector <4 x i8> %70, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store <4 x i8> %71, ptr %72, align 4, !tbaa !4
  %73 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 14, ptr addrspace(4) noundef %30) #8
  %74 = shufflevector <4 x i8> %73, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 56
  store <4 x i8> %74, ptr %75, align 4, !tbaa !4
  %76 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 15, ptr addrspace(4) noundef %30) #8
  %77 = shufflevector <4 x i8> %76, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %78 = getelementptr inbounds nuw i8, ptr %6, i64 60
  store <4 x i8> %77, ptr %78, align 4, !tbaa !4
  br label %97

79:                                               ; preds = %4, %86
  %80 = phi i32 [ 0, %4 ], [ %89, %86 ]
  %81 = icmp ult i32 %80, %1
  %82 = zext nneg i32 %80 to i64
  br i1 %81, label %83, label %86

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %82
  %85 = load i8, ptr addrspace(1) %84, align 1, !tbaa !13
  br label %86

86:                                               ; preds = %79, %83
  %87 = phi i8 [ %85, %83 ], [ 0, %79 ]
  %88 = getelementptr inbounds nuw i8, ptr %5, i64 %82
  store i8 %87, ptr %88, align 1, !tbaa !13
  %89 = add nuw nsw i32 %80, 1
  %90 = icmp samesign ult i32 %80, 63
  br i1 %90, label %79, label %7

91:                                               ; preds = %137
  %92 = add <8 x i32> %176, <i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225>
  %93 = and i64 %8, 4294967295
  %94 = getelementptr inbounds nuw <8 x i32>, ptr addrspace(1) %2, i64 %93
  store <8 x i32> %92, ptr addrspace(1) %94, align 32, !tbaa !13
  %95 = extractelement <8 x i32> %92, i64 0
  %96 = call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %3, i32 noundef %95) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void

97:                                               ; preds = %7, %137
  %98 = phi <8 x i32> [ %176, %137 ], [ <i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225>, %7 ]
  %99 = phi i32 [ %138, %137 ], [ 0, %7 ]
  %100 = icmp samesign ugt i32 %99, 15
  br i1 %100, label %104, label %101

101:                                              ; preds = %97
  %102 = zext nneg i32 %99 to i64
  %103 = add nuw nsw i32 %99, 1
  br label %137

104:                                              ; preds = %97
  %105 = add nuw nsw i32 %99, 1
  %106 = and i32 %105, 15
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %6, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !4
  %110 = add nuw nsw i32 %99, 14
  %111 = and i32 %110, 15
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %6, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !4
  %115 = call spir_func i32 @_Z6rotatejj(i32 noundef %109, i32 noundef 25) #7
  %116 = call spir_func i32 @_Z6rotatejj(i32 noundef %109, i32 noundef 14) #7
  %117 = lshr i32 %109, 3
  %118 = xor i32 %115, %117
  %119 = xor i32 %118, %116
  %120 = add nuw nsw i32 %99, 9
  %121 = and i32 %120, 15
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %6, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !4
  %125 = add i32 %119, %124
  %126 = call spir_func i32 @_Z6rotatejj(i32 noundef %114, i32 noundef 15) #7
  %127 = call spir_func i32 @_Z6rotatejj(i32 noundef %114, i32 noundef 13) #7
  %128 = lshr i32 %114, 10
  %129 = xor i32 %126, %128
  %130 = xor i32 %129, %127
  %131 = and i32 %99, 15
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %6, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !4
  %135 = add i32 %125, %134
  %136 = add i32 %135, %130
  store i32 %136, ptr %133, align 4, !tbaa !4
  br label %137

137:                                              ; preds = %101, %104
  %138 = phi i32 [ %103, %101 ], [ %105, %104 ]
  %139 = phi i64 [ %102, %101 ], [ %132, %104 ]
  %140 = extractelement <8 x i32> %98, i64 7
  %141 = extractelement <8 x i32> %98, i64 4
  %142 = call spir_func i32 @_Z6rotatejj(i32 noundef %141, i32 noundef 26) #7
  %143 = call spir_func i32 @_Z6rotatejj(i32 noundef %141, i32 noundef 21) #7
  %144 = xor i32 %143, %142
  %145 = call spir_func i32 @_Z6rotatejj(i32 noundef %141, i32 noundef 7) #7
  %146 = xor i32 %144, %145
  %147 = add i32 %146, %140
  %148 = extractelement <8 x i32> %98, i64 6
  %149 = extractelement <8 x i32> %98, i64 5
  %150 = call spir_func i32 @_Z9bitselectjjj(i32 noundef %148, i32 noundef %149, i32 noundef %141) #7
  %151 = add i32 %147, %150
  %152 = zext nneg i32 %99 to i64
  %153 = getelementptr inbounds nuw i32, ptr addrspace(2) @K, i64 %152
  %154 = load i32, ptr addrspace(2) %153, align 4, !tbaa !4
  %155 = add i32 %151, %154
  %156 = getelementptr inbounds nuw i32, ptr %6, i64 %139
  %157 = load i32, ptr %156, align 4, !tbaa !4
  %158 = add i32 %155, %157
  %159 = extractelement <8 x i32> %98, i64 0
  %160 = call spir_func i32 @_Z6rotatejj(i32 noundef %159, i32 noundef 30) #7
  %161 = call spir_func i32 @_Z6rotatejj(i32 noundef %159, i32 noundef 19) #7
  %162 = xor i32 %161, %160
  %163 = call spir_func i32 @_Z6rotatejj(i32 noundef %159, i32 noundef 10) #7
  %164 = xor i32 %162, %163
  %165 = extractelement <8 x i32> %98, i64 1
  %166 = extractelement <8 x i32> %98, i64 2
  %167 = xor i32 %166, %159
  %168 = call spir_func i32 @_Z9bitselectjjj(i32 noundef %159, i32 noundef %165, i32 noundef %167) #7
  %169 = add i32 %168, %158
  %170 = add i32 %169, %164
  %171 = insertelement <8 x i32> poison, i32 %170, i64 0
  %172 = shufflevector <8 x i32> %171, <8 x i32> %98, <8 x i32> <i32 0, i32 8, i32 9, i32 10, i32 poison, i32 poison, i32 poison, i32 poison>
  %173 = extractelement <8 x i32> %98, i64 3
  %174 = add i32 %158, %173
  %175 = insertelement <8 x i32> %172, i32 %174, i64 4
  %176 = shufflevector <8 x i32> %175, <8 x i32> %98, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 12, i32 13, i32 14>
  %177 = icmp samesign ult i32 %99, 63
  br i1 %177, label %97, label %91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(read) }
attributes #9 = { convergent nounwind }

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
!8 = !{i32 1, i32 0, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uint", !"uint8*", !"uint*"}
!11 = !{!"uchar*", !"uint", !"uint __attribute__((ext_vector_type(8)))*", !"uint*"}
!12 = !{!"const", !"", !"", !"volatile"}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !6, i64 0}
