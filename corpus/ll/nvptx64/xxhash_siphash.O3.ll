; ModuleID = 'corpus/opencl/xxhash_siphash.cl'
source_filename = "corpus/opencl/xxhash_siphash.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sip_key = type { i64, i64 }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xxh32(ptr addrspace(1) noundef readonly align 1 captures(address) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_xxh32(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_xxh32(ptr addrspace(1) noundef readonly align 1 captures(address) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl nuw nsw i64 %12, 6
  %14 = and i64 %13, 4294967232
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %14
  %16 = and i64 %12, 4294967295
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !6
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %19
  %21 = icmp ugt i32 %18, 15
  br i1 %21, label %22, label %140

22:                                               ; preds = %4
  %23 = add i32 %3, 606290984
  %24 = insertelement <4 x i32> poison, i32 %23, i64 0
  %25 = add i32 %3, -2048144777
  %26 = insertelement <4 x i32> %24, i32 %25, i64 1
  %27 = insertelement <4 x i32> %26, i32 %3, i64 2
  %28 = add i32 %3, 1640531535
  %29 = insertelement <4 x i32> %27, i32 %28, i64 3
  br label %30

30:                                               ; preds = %30, %22
  %31 = phi <4 x i32> [ %29, %22 ], [ %127, %30 ]
  %32 = phi ptr addrspace(1) [ %15, %22 ], [ %128, %30 ]
  %33 = extractelement <4 x i32> %31, i64 0
  %34 = load i8, ptr addrspace(1) %32, align 1, !tbaa !14
  %35 = zext i8 %34 to i32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 1
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !14
  %38 = zext i8 %37 to i32
  %39 = shl nuw nsw i32 %38, 8
  %40 = or disjoint i32 %39, %35
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 2
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !14
  %43 = zext i8 %42 to i32
  %44 = shl nuw nsw i32 %43, 16
  %45 = or disjoint i32 %40, %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 3
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !14
  %48 = zext i8 %47 to i32
  %49 = shl nuw i32 %48, 24
  %50 = or disjoint i32 %45, %49
  %51 = mul i32 %50, -2048144777
  %52 = add i32 %51, %33
  %53 = tail call noundef i32 @llvm.fshl.i32(i32 %52, i32 %52, i32 13)
  %54 = mul i32 %53, -1640531535
  %55 = insertelement <4 x i32> poison, i32 %54, i64 0
  %56 = extractelement <4 x i32> %31, i64 1
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 4
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !14
  %59 = zext i8 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 5
  %61 = load i8, ptr addrspace(1) %60, align 1, !tbaa !14
  %62 = zext i8 %61 to i32
  %63 = shl nuw nsw i32 %62, 8
  %64 = or disjoint i32 %63, %59
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 6
  %66 = load i8, ptr addrspace(1) %65, align 1, !tbaa !14
  %67 = zext i8 %66 to i32
  %68 = shl nuw nsw i32 %67, 16
  %69 = or disjoint i32 %64, %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 7
  %71 = load i8, ptr addrspace(1) %70, align 1, !tbaa !14
  %72 = zext i8 %71 to i32
  %73 = shl nuw i32 %72, 24
  %74 = or disjoint i32 %69, %73
  %75 = mul i32 %74, -2048144777
  %76 = add i32 %75, %56
  %77 = tail call noundef i32 @llvm.fshl.i32(i32 %76, i32 %76, i32 13)
  %78 = mul i32 %77, -1640531535
  %79 = insertelement <4 x i32> %55, i32 %78, i64 1
  %80 = extractelement <4 x i32> %31, i64 2
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 8
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !14
  %83 = zext i8 %82 to i32
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 9
  %85 = load i8, ptr addrspace(1) %84, align 1, !tbaa !14
  %86 = zext i8 %85 to i32
  %87 = shl nuw nsw i32 %86, 8
  %88 = or disjoint i32 %87, %83
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 10
  %90 = load i8, ptr addrspace(1) %89, align 1, !tbaa !14
  %91 = zext i8 %90 to i32
  %92 = shl nuw nsw i32 %91, 16
  %93 = or disjoint i32 %88, %92
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 11
  %95 = load i8, ptr addrspace(1) %94, align 1, !tbaa !14
  %96 = zext i8 %95 to i32
  %97 = shl nuw i32 %96, 24
  %98 = or disjoint i32 %93, %97
  %99 = mul i32 %98, -2048144777
  %100 = add i32 %99, %80
  %101 = tail call noundef i32 @llvm.fshl.i32(i32 %100, i32 %100, i32 13)
  %102 = mul i32 %101, -1640531535
  %103 = insertelement <4 x i32> %79, i32 %102, i64 2
  %104 = extractelement <4 x i32> %31, i64 3
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 12
  %106 = load i8, ptr addrspace(1) %105, align 1, !tbaa !14
  %107 = zext i8 %106 to i32
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 13
  %109 = load i8, ptr addrspace(1) %108, align 1, !tbaa !14
  %110 = zext i8 %109 to i32
  %111 = shl nuw nsw i32 %110, 8
  %112 = or disjoint i32 %111, %107
  %113 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 14
  %114 = load i8, ptr addrspace(1) %113, align 1, !tbaa !14
  %115 = zext i8 %114 to i32
  %116 = shl nuw nsw i32 %115, 16
  %117 = or disjoint i32 %112, %116
  %118 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 15
  %119 = load i8, ptr addrspace(1) %118, align 1, !tbaa !14
  %120 = zext i8 %119 to i32
  %121 = shl nuw i32 %120, 24
  %122 = or disjoint i32 %117, %121
  %123 = mul i32 %122, -2048144777
  %124 = add i32 %123, %104
  %125 = tail call noundef i32 @llvm.fshl.i32(i32 %124, i32 %124, i32 13)
  %126 = mul i32 %125, -1640531535
  %127 = insertelement <4 x i32> %103, i32 %126, i64 3
  %128 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 16
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 32
  %130 = icmp ugt ptr addrspace(1) %129, %20
  br i1 %130, label %131, label %30

131:                                              ; preds = %30
  %132 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %127, <4 x i32> %127, <4 x i32> <i32 1, i32 7, i32 12, i32 18>)
  %133 = extractelement <4 x i32> %132, i64 0
  %134 = extractelement <4 x i32> %132, i64 1
  %135 = add i32 %133, %134
  %136 = extractelement <4 x i32> %132, i64 2
  %137 = add i32 %135, %136
  %138 = extractelement <4 x i32> %132, i64 3
  %139 = add i32 %137, %138
  br label %142

140:                                              ; preds = %4
  %141 = add i32 %3, 374761393
  br label %142

142:                                              ; preds = %140, %131
  %143 = phi i32 [ %139, %131 ], [ %141, %140 ]
  %144 = phi ptr addrspace(1) [ %128, %131 ], [ %15, %140 ]
  %145 = add i32 %143, %18
  %146 = getelementptr inbounds nuw i8, ptr addrspace(1) %144, i64 4
  %147 = icmp ugt ptr addrspace(1) %146, %20
  br i1 %147, label %148, label %152

148:                                              ; preds = %152, %142
  %149 = phi i32 [ %145, %142 ], [ %176, %152 ]
  %150 = phi ptr addrspace(1) [ %144, %142 ], [ %153, %152 ]
  %151 = icmp ult ptr addrspace(1) %150, %20
  br i1 %151, label %179, label %190

152:                                              ; preds = %142, %152
  %153 = phi ptr addrspace(1) [ %177, %152 ], [ %146, %142 ]
  %154 = phi ptr addrspace(1) [ %153, %152 ], [ %144, %142 ]
  %155 = phi i32 [ %176, %152 ], [ %145, %142 ]
  %156 = load i8, ptr addrspace(1) %154, align 1, !tbaa !14
  %157 = zext i8 %156 to i32
  %158 = getelementptr inbounds nuw i8, ptr addrspace(1) %154, i64 1
  %159 = load i8, ptr addrspace(1) %158, align 1, !tbaa !14
  %160 = zext i8 %159 to i32
  %161 = shl nuw nsw i32 %160, 8
  %162 = or disjoint i32 %161, %157
  %163 = getelementptr inbounds nuw i8, ptr addrspace(1) %154, i64 2
  %164 = load i8, ptr addrspace(1) %163, align 1, !tbaa !14
  %165 = zext i8 %164 to i32
  %166 = shl nuw nsw i32 %165, 16
  %167 = or disjoint i32 %162, %166
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %154, i64 3
  %169 = load i8, ptr addrspace(1) %168, align 1, !tbaa !14
  %170 = zext i8 %169 to i32
  %171 = shl nuw i32 %170, 24
  %172 = or disjoint i32 %167, %171
  %173 = mul i32 %172, -1028477379
  %174 = add i32 %173, %155
  %175 = tail call noundef i32 @llvm.fshl.i32(i32 %174, i32 %174, i32 17)
  %176 = mul i32 %175, 668265263
  %177 = getelementptr inbounds nuw i8, ptr addrspace(1) %153, i64 4
  %178 = icmp ugt ptr addrspace(1) %177, %20
  br i1 %178, label %148, label %152

179:                                              ; preds = %148, %179
  %180 = phi ptr addrspace(1) [ %188, %179 ], [ %150, %148 ]
  %181 = phi i32 [ %187, %179 ], [ %149, %148 ]
  %182 = load i8, ptr addrspace(1) %180, align 1, !tbaa !14
  %183 = zext i8 %182 to i32
  %184 = mul i32 %183, 374761393
  %185 = add i32 %184, %181
  %186 = tail call noundef i32 @llvm.fshl.i32(i32 %185, i32 %185, i32 11)
  %187 = mul i32 %186, -1640531535
  %188 = getelementptr inbounds nuw i8, ptr addrspace(1) %180, i64 1
  %189 = icmp ult ptr addrspace(1) %188, %20
  br i1 %189, label %179, label %190

190:                                              ; preds = %179, %148
  %191 = phi i32 [ %149, %148 ], [ %187, %179 ]
  %192 = lshr i32 %191, 15
  %193 = xor i32 %192, %191
  %194 = mul i32 %193, -2048144777
  %195 = lshr i32 %194, 13
  %196 = xor i32 %195, %194
  %197 = mul i32 %196, -1028477379
  %198 = lshr i32 %197, 16
  %199 = xor i32 %198, %197
  %200 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %199, ptr addrspace(1) %200, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @xxh64_words(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_xxh64_words(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 8 %1, i64 noundef %2) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_xxh64_words(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = add i64 %2, 6983438078262162902
  %14 = add i64 %2, -4417276706812531889
  %15 = add i64 %2, 7046029288634856825
  %16 = shl i32 %12, 1
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %17
  %19 = load i64, ptr addrspace(1) %18, align 32, !tbaa !14
  %20 = mul i64 %19, -4417276706812531889
  %21 = add i64 %20, %13
  %22 = tail call noundef i64 @llvm.fshl.i64(i64 %21, i64 %21, i64 31)
  %23 = mul i64 %22, -7046029288634856825
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 8
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !14
  %26 = mul i64 %25, -4417276706812531889
  %27 = add i64 %26, %14
  %28 = tail call noundef i64 @llvm.fshl.i64(i64 %27, i64 %27, i64 31)
  %29 = mul i64 %28, -7046029288634856825
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 16
  %31 = load i64, ptr addrspace(1) %30, align 16, !tbaa !14
  %32 = mul i64 %31, -4417276706812531889
  %33 = add i64 %32, %2
  %34 = tail call noundef i64 @llvm.fshl.i64(i64 %33, i64 %33, i64 31)
  %35 = mul i64 %34, -7046029288634856825
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 24
  %37 = load i64, ptr addrspace(1) %36, align 8, !tbaa !14
  %38 = mul i64 %37, -4417276706812531889
  %39 = add i64 %38, %15
  %40 = tail call noundef i64 @llvm.fshl.i64(i64 %39, i64 %39, i64 31)
  %41 = mul i64 %40, -7046029288634856825
  %42 = or disjoint i32 %16, 1
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %43
  %45 = load i64, ptr addrspace(1) %44, align 32, !tbaa !14
  %46 = mul i64 %45, -4417276706812531889
  %47 = add i64 %46, %23
  %48 = tail call noundef i64 @llvm.fshl.i64(i64 %47, i64 %47, i64 31)
  %49 = mul i64 %48, -7046029288634856825
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 8
  %51 = load i64, ptr addrspace(1) %50, align 8, !tbaa !14
  %52 = mul i64 %51, -4417276706812531889
  %53 = add i64 %52, %29
  %54 = tail call noundef i64 @llvm.fshl.i64(i64 %53, i64 %53, i64 31)
  %55 = mul i64 %54, -7046029288634856825
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 16
  %57 = load i64, ptr addrspace(1) %56, align 16, !tbaa !14
  %58 = mul i64 %57, -4417276706812531889
  %59 = add i64 %58, %35
  %60 = tail call noundef i64 @llvm.fshl.i64(i64 %59, i64 %59, i64 31)
  %61 = mul i64 %60, -7046029288634856825
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 24
  %63 = load i64, ptr addrspace(1) %62, align 8, !tbaa !14
  %64 = mul i64 %63, -4417276706812531889
  %65 = add i64 %64, %41
  %66 = tail call noundef i64 @llvm.fshl.i64(i64 %65, i64 %65, i64 31)
  %67 = mul i64 %66, -7046029288634856825
  %68 = tail call noundef i64 @llvm.fshl.i64(i64 %49, i64 %49, i64 1)
  %69 = tail call noundef i64 @llvm.fshl.i64(i64 %55, i64 %55, i64 7)
  %70 = add i64 %68, %69
  %71 = tail call noundef i64 @llvm.fshl.i64(i64 %61, i64 %61, i64 12)
  %72 = add i64 %70, %71
  %73 = tail call noundef i64 @llvm.fshl.i64(i64 %67, i64 %67, i64 18)
  %74 = add i64 %72, %73
  %75 = mul i64 %48, -2381459717836149591
  %76 = tail call noundef i64 @llvm.fshl.i64(i64 %75, i64 %75, i64 31)
  %77 = mul i64 %76, -7046029288634856825
  %78 = xor i64 %77, %74
  %79 = mul i64 %78, -7046029288634856825
  %80 = add i64 %79, -8796714831421723037
  %81 = mul i64 %54, -2381459717836149591
  %82 = tail call noundef i64 @llvm.fshl.i64(i64 %81, i64 %81, i64 31)
  %83 = mul i64 %82, -7046029288634856825
  %84 = xor i64 %83, %80
  %85 = mul i64 %84, -7046029288634856825
  %86 = add i64 %85, -8796714831421723037
  %87 = mul i64 %60, -2381459717836149591
  %88 = tail call noundef i64 @llvm.fshl.i64(i64 %87, i64 %87, i64 31)
  %89 = mul i64 %88, -7046029288634856825
  %90 = xor i64 %89, %86
  %91 = mul i64 %90, -7046029288634856825
  %92 = add i64 %91, -8796714831421723037
  %93 = mul i64 %66, -2381459717836149591
  %94 = tail call noundef i64 @llvm.fshl.i64(i64 %93, i64 %93, i64 31)
  %95 = mul i64 %94, -7046029288634856825
  %96 = xor i64 %95, %92
  %97 = mul i64 %96, -7046029288634856825
  %98 = add i64 %97, -8796714831421722973
  %99 = lshr i64 %98, 33
  %100 = xor i64 %99, %98
  %101 = mul i64 %100, -4417276706812531889
  %102 = lshr i64 %101, 29
  %103 = xor i64 %102, %101
  %104 = mul i64 %103, 1609587929392839161
  %105 = lshr i64 %104, 32
  %106 = xor i64 %105, %104
  %107 = and i64 %11, 4294967295
  %108 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %107
  store i64 %106, ptr addrspace(1) %108, align 8, !tbaa !20
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @siphash24(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr noundef readonly byval(%struct.sip_key) align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_siphash24(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr noundef nonnull byval(%struct.sip_key) align 8 %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_siphash24(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr noundef readonly byval(%struct.sip_key) align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl nuw nsw i64 %12, 6
  %14 = and i64 %13, 4294967232
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %14
  %16 = and i64 %12, 4294967295
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !6
  %19 = load i64, ptr %3, align 8, !tbaa !23
  %20 = insertelement <4 x i64> poison, i64 %19, i64 0
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %22 = load i64, ptr %21, align 8, !tbaa !25
  %23 = insertelement <4 x i64> %20, i64 %22, i64 1
  %24 = insertelement <4 x i64> %23, i64 %19, i64 2
  %25 = insertelement <4 x i64> %24, i64 %22, i64 3
  %26 = xor <4 x i64> %25, <i64 8317987319222330741, i64 7237128888997146477, i64 7816392313619706465, i64 8387220255154660723>
  %27 = icmp ult i32 %18, 8
  br i1 %27, label %125, label %28

28:                                               ; preds = %4, %28
  %29 = phi i32 [ %123, %28 ], [ 8, %4 ]
  %30 = phi i32 [ %29, %28 ], [ 0, %4 ]
  %31 = phi <4 x i64> [ %122, %28 ], [ %26, %4 ]
  %32 = or disjoint i32 %30, 7
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !14
  %36 = zext i8 %35 to i64
  %37 = or disjoint i32 %30, 6
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !14
  %41 = zext i8 %40 to i64
  %42 = shl nuw nsw i64 %36, 16
  %43 = shl nuw nsw i64 %41, 8
  %44 = or disjoint i64 %42, %43
  %45 = or disjoint i32 %30, 5
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %46
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !14
  %49 = zext i8 %48 to i64
  %50 = or disjoint i64 %44, %49
  %51 = or disjoint i32 %30, 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !14
  %55 = zext i8 %54 to i64
  %56 = shl nuw nsw i64 %50, 16
  %57 = shl nuw nsw i64 %55, 8
  %58 = or disjoint i64 %56, %57
  %59 = or disjoint i32 %30, 3
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %60
  %62 = load i8, ptr addrspace(1) %61, align 1, !tbaa !14
  %63 = zext i8 %62 to i64
  %64 = or disjoint i64 %58, %63
  %65 = or disjoint i32 %30, 2
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !14
  %69 = zext i8 %68 to i64
  %70 = shl nuw nsw i64 %64, 16
  %71 = shl nuw nsw i64 %69, 8
  %72 = or disjoint i64 %70, %71
  %73 = or disjoint i32 %30, 1
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %74
  %76 = load i8, ptr addrspace(1) %75, align 1, !tbaa !14
  %77 = zext i8 %76 to i64
  %78 = or disjoint i64 %72, %77
  %79 = shl nuw i64 %78, 8
  %80 = zext i32 %30 to i64
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !14
  %83 = zext i8 %82 to i64
  %84 = or disjoint i64 %79, %83
  %85 = extractelement <4 x i64> %31, i64 3
  %86 = xor i64 %84, %85
  %87 = extractelement <4 x i64> %31, i64 1
  %88 = extractelement <4 x i64> %31, i64 0
  %89 = add i64 %88, %87
  %90 = extractelement <4 x i64> %31, i64 2
  %91 = add i64 %86, %90
  %92 = tail call noundef i64 @llvm.fshl.i64(i64 %87, i64 %87, i64 13)
  %93 = xor i64 %92, %89
  %94 = tail call noundef i64 @llvm.fshl.i64(i64 %86, i64 %86, i64 16)
  %95 = xor i64 %94, %91
  %96 = tail call noundef i64 @llvm.fshl.i64(i64 %89, i64 %89, i64 32)
  %97 = add i64 %91, %93
  %98 = add i64 %95, %96
  %99 = tail call noundef i64 @llvm.fshl.i64(i64 %93, i64 %93, i64 17)
  %100 = xor i64 %97, %99
  %101 = tail call noundef i64 @llvm.fshl.i64(i64 %95, i64 %95, i64 21)
  %102 = xor i64 %101, %98
  %103 = tail call noundef i64 @llvm.fshl.i64(i64 %97, i64 %97, i64 32)
  %104 = add i64 %98, %100
  %105 = add i64 %102, %103
  %106 = tail call noundef i64 @llvm.fshl.i64(i64 %100, i64 %100, i64 13)
  %107 = xor i64 %106, %104
  %108 = tail call noundef i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 16)
  %109 = xor i64 %108, %105
  %110 = tail call noundef i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 32)
  %111 = add i64 %107, %105
  %112 = add i64 %109, %110
  %113 = tail call noundef i64 @llvm.fshl.i64(i64 %107, i64 %107, i64 17)
  %114 = xor i64 %113, %111
  %115 = tail call noundef i64 @llvm.fshl.i64(i64 %109, i64 %109, i64 21)
  %116 = xor i64 %115, %112
  %117 = tail call noundef i64 @llvm.fshl.i64(i64 %111, i64 %111, i64 32)
  %118 = xor i64 %112, %84
  %119 = insertelement <4 x i64> poison, i64 %118, i64 0
  %120 = insertelement <4 x i64> %119, i64 %114, i64 1
  %121 = insertelement <4 x i64> %120, i64 %117, i64 2
  %122 = insertelement <4 x i64> %121, i64 %116, i64 3
  %123 = add i32 %29, 8
  %124 = icmp ugt i32 %123, %18
  br i1 %124, label %125, label %28

125:                                              ; preds = %28, %4
  %126 = phi <4 x i64> [ %26, %4 ], [ %122, %28 ]
  %127 = phi i32 [ 0, %4 ], [ %29, %28 ]
  %128 = zext i32 %18 to i64
  %129 = shl i64 %128, 56
  %130 = and i32 %18, 7
  switch i32 %130, label %191 [
    i32 7, label %131
    i32 6, label %139
    i32 5, label %148
    i32 4, label %157
    i32 3, label %166
    i32 2, label %175
    i32 1, label %184
    i32 0, label %192
  ]

131:                                              ; preds = %125
  %132 = or disjoint i32 %127, 6
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %133
  %135 = load i8, ptr addrspace(1) %134, align 1, !tbaa !14
  %136 = zext i8 %135 to i64
  %137 = shl nuw nsw i64 %136, 48
  %138 = or disjoint i64 %137, %129
  br label %139

139:                                              ; preds = %125, %131
  %140 = phi i64 [ %138, %131 ], [ %129, %125 ]
  %141 = or disjoint i32 %127, 5
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %142
  %144 = load i8, ptr addrspace(1) %143, align 1, !tbaa !14
  %145 = zext i8 %144 to i64
  %146 = shl nuw nsw i64 %145, 40
  %147 = or i64 %146, %140
  br label %148

148:                                              ; preds = %125, %139
  %149 = phi i64 [ %147, %139 ], [ %129, %125 ]
  %150 = or disjoint i32 %127, 4
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %151
  %153 = load i8, ptr addrspace(1) %152, align 1, !tbaa !14
  %154 = zext i8 %153 to i64
  %155 = shl nuw nsw i64 %154, 32
  %156 = or i64 %155, %149
  br label %157

157:                                              ; preds = %125, %148
  %158 = phi i64 [ %156, %148 ], [ %129, %125 ]
  %159 = or disjoint i32 %127, 3
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %160
  %162 = load i8, ptr addrspace(1) %161, align 1, !tbaa !14
  %163 = zext i8 %162 to i64
  %164 = shl nuw nsw i64 %163, 24
  %165 = or i64 %164, %158
  br label %166

166:                                              ; preds = %125, %157
  %167 = phi i64 [ %165, %157 ], [ %129, %125 ]
  %168 = or disjoint i32 %127, 2
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %169
  %171 = load i8, ptr addrspace(1) %170, align 1, !tbaa !14
  %172 = zext i8 %171 to i64
  %173 = shl nuw nsw i64 %172, 16
  %174 = or i64 %173, %167
  br label %175

175:                                              ; preds = %125, %166
  %176 = phi i64 [ %174, %166 ], [ %129, %125 ]
  %177 = or disjoint i32 %127, 1
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %178
  %180 = load i8, ptr addrspace(1) %179, align 1, !tbaa !14
  %181 = zext i8 %180 to i64
  %182 = shl nuw nsw i64 %181, 8
  %183 = or i64 %182, %176
  br label %184

184:                                              ; preds = %125, %175
  %185 = phi i64 [ %183, %175 ], [ %129, %125 ]
  %186 = zext i32 %127 to i64
  %187 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %186
  %188 = load i8, ptr addrspace(1) %187, align 1, !tbaa !14
  %189 = zext i8 %188 to i64
  %190 = or i64 %185, %189
  br label %192

191:                                              ; preds = %125
  unreachable

192:                                              ; preds = %125, %184
  %193 = phi i64 [ %190, %184 ], [ %129, %125 ]
  %194 = extractelement <4 x i64> %126, i64 3
  %195 = xor i64 %193, %194
  %196 = extractelement <4 x i64> %126, i64 1
  %197 = extractelement <4 x i64> %126, i64 0
  %198 = add i64 %197, %196
  %199 = extractelement <4 x i64> %126, i64 2
  %200 = add i64 %195, %199
  %201 = tail call noundef i64 @llvm.fshl.i64(i64 %196, i64 %196, i64 13)
  %202 = xor i64 %201, %198
  %203 = tail call noundef i64 @llvm.fshl.i64(i64 %195, i64 %195, i64 16)
  %204 = xor i64 %203, %200
  %205 = tail call noundef i64 @llvm.fshl.i64(i64 %198, i64 %198, i64 32)
  %206 = add i64 %200, %202
  %207 = add i64 %204, %205
  %208 = tail call noundef i64 @llvm.fshl.i64(i64 %202, i64 %202, i64 17)
  %209 = xor i64 %206, %208
  %210 = tail call noundef i64 @llvm.fshl.i64(i64 %204, i64 %204, i64 21)
  %211 = xor i64 %210, %207
  %212 = tail call noundef i64 @llvm.fshl.i64(i64 %206, i64 %206, i64 32)
  %213 = add i64 %207, %209
  %214 = add i64 %211, %212
  %215 = tail call noundef i64 @llvm.fshl.i64(i64 %209, i64 %209, i64 13)
  %216 = xor i64 %215, %213
  %217 = tail call noundef i64 @llvm.fshl.i64(i64 %211, i64 %211, i64 16)
  %218 = xor i64 %217, %214
  %219 = tail call noundef i64 @llvm.fshl.i64(i64 %213, i64 %213, i64 32)
  %220 = add i64 %216, %214
  %221 = add i64 %218, %219
  %222 = tail call noundef i64 @llvm.fshl.i64(i64 %216, i64 %216, i64 17)
  %223 = xor i64 %222, %220
  %224 = tail call noundef i64 @llvm.fshl.i64(i64 %218, i64 %218, i64 21)
  %225 = xor i64 %224, %221
  %226 = tail call noundef i64 @llvm.fshl.i64(i64 %220, i64 %220, i64 32)
  %227 = xor i64 %221, %193
  %228 = xor i64 %226, 255
  %229 = add i64 %227, %223
  %230 = add i64 %228, %225
  %231 = tail call noundef i64 @llvm.fshl.i64(i64 %223, i64 %223, i64 13)
  %232 = xor i64 %231, %229
  %233 = tail call noundef i64 @llvm.fshl.i64(i64 %225, i64 %225, i64 16)
  %234 = xor i64 %233, %230
  %235 = tail call noundef i64 @llvm.fshl.i64(i64 %229, i64 %229, i64 32)
  %236 = add i64 %232, %230
  %237 = add i64 %235, %234
  %238 = tail call noundef i64 @llvm.fshl.i64(i64 %232, i64 %232, i64 17)
  %239 = xor i64 %238, %236
  %240 = tail call noundef i64 @llvm.fshl.i64(i64 %234, i64 %234, i64 21)
  %241 = xor i64 %240, %237
  %242 = tail call noundef i64 @llvm.fshl.i64(i64 %236, i64 %236, i64 32)
  %243 = add i64 %237, %239
  %244 = add i64 %242, %241
  %245 = tail call noundef i64 @llvm.fshl.i64(i64 %239, i64 %239, i64 13)
  %246 = xor i64 %245, %243
  %247 = tail call noundef i64 @llvm.fshl.i64(i64 %241, i64 %241, i64 16)
  %248 = xor i64 %247, %244
  %249 = tail call noundef i64 @llvm.fshl.i64(i64 %243, i64 %243, i64 32)
  %250 = add i64 %246, %244
  %251 = add i64 %249, %248
  %252 = tail call noundef i64 @llvm.fshl.i64(i64 %246, i64 %246, i64 17)
  %253 = xor i64 %252, %250
  %254 = tail call noundef i64 @llvm.fshl.i64(i64 %248, i64 %248, i64 21)
  %255 = xor i64 %254, %251
  %256 = tail call noundef i64 @llvm.fshl.i64(i64 %250, i64 %250, i64 32)
  %257 = add i64 %251, %253
  %258 = add i64 %256, %255
  %259 = tail call noundef i64 @llvm.fshl.i64(i64 %253, i64 %253, i64 13)
  %260 = xor i64 %259, %257
  %261 = tail call noundef i64 @llvm.fshl.i64(i64 %255, i64 %255, i64 16)
  %262 = xor i64 %261, %258
  %263 = tail call noundef i64 @llvm.fshl.i64(i64 %257, i64 %257, i64 32)
  %264 = add i64 %260, %258
  %265 = add i64 %263, %262
  %266 = tail call noundef i64 @llvm.fshl.i64(i64 %260, i64 %260, i64 17)
  %267 = xor i64 %266, %264
  %268 = tail call noundef i64 @llvm.fshl.i64(i64 %262, i64 %262, i64 21)
  %269 = xor i64 %268, %265
  %270 = tail call noundef i64 @llvm.fshl.i64(i64 %264, i64 %264, i64 32)
  %271 = add i64 %265, %267
  %272 = add i64 %270, %269
  %273 = tail call noundef i64 @llvm.fshl.i64(i64 %267, i64 %267, i64 13)
  %274 = xor i64 %273, %271
  %275 = tail call noundef i64 @llvm.fshl.i64(i64 %269, i64 %269, i64 16)
  %276 = xor i64 %275, %272
  %277 = add i64 %274, %272
  %278 = tail call noundef i64 @llvm.fshl.i64(i64 %274, i64 %274, i64 17)
  %279 = tail call noundef i64 @llvm.fshl.i64(i64 %276, i64 %276, i64 21)
  %280 = tail call noundef i64 @llvm.fshl.i64(i64 %277, i64 %277, i64 32)
  %281 = xor i64 %278, %280
  %282 = xor i64 %281, %279
  %283 = xor i64 %282, %277
  %284 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %16
  store i64 %283, ptr addrspace(1) %284, align 8, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fnv_murmur(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_fnv_murmur(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_fnv_murmur(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !14
  %16 = or disjoint i32 %12, 1
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !14
  %20 = or disjoint i32 %12, 2
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !14
  %24 = or disjoint i32 %12, 3
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !14
  %28 = or disjoint i32 %12, 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !14
  %32 = or disjoint i32 %12, 5
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !14
  %36 = or disjoint i32 %12, 6
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %37
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !14
  %40 = or disjoint i32 %12, 7
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %41
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !14
  %44 = or disjoint i32 %12, 8
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !14
  %48 = or disjoint i32 %12, 9
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %49
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !14
  %52 = or disjoint i32 %12, 10
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %53
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !14
  %56 = or disjoint i32 %12, 11
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !14
  %60 = or disjoint i32 %12, 12
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %61
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !14
  %64 = or disjoint i32 %12, 13
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %65
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !14
  %68 = or disjoint i32 %12, 14
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %69
  %71 = load i8, ptr addrspace(1) %70, align 1, !tbaa !14
  %72 = or disjoint i32 %12, 15
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %73
  %75 = load i8, ptr addrspace(1) %74, align 1, !tbaa !14
  %76 = shl nuw nsw i64 %10, 4
  %77 = and i64 %76, 4294967280
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %77
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !14
  %80 = zext i8 %79 to i32
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 1
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !14
  %83 = zext i8 %82 to i32
  %84 = shl nuw nsw i32 %83, 8
  %85 = or disjoint i32 %84, %80
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 2
  %87 = load i8, ptr addrspace(1) %86, align 1, !tbaa !14
  %88 = zext i8 %87 to i32
  %89 = shl nuw nsw i32 %88, 16
  %90 = or disjoint i32 %85, %89
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 3
  %92 = load i8, ptr addrspace(1) %91, align 1, !tbaa !14
  %93 = zext i8 %92 to i32
  %94 = shl nuw i32 %93, 24
  %95 = or disjoint i32 %90, %94
  %96 = mul i32 %95, -862048943
  %97 = tail call noundef i32 @llvm.fshl.i32(i32 %96, i32 %96, i32 15)
  %98 = mul i32 %97, 461845907
  %99 = xor i32 %98, %11
  %100 = tail call noundef i32 @llvm.fshl.i32(i32 %99, i32 %99, i32 13)
  %101 = mul i32 %100, 5
  %102 = add i32 %101, -430675100
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 4
  %104 = load i8, ptr addrspace(1) %103, align 1, !tbaa !14
  %105 = zext i8 %104 to i32
  %106 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 5
  %107 = load i8, ptr addrspace(1) %106, align 1, !tbaa !14
  %108 = zext i8 %107 to i32
  %109 = shl nuw nsw i32 %108, 8
  %110 = or disjoint i32 %109, %105
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 6
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !14
  %113 = zext i8 %112 to i32
  %114 = shl nuw nsw i32 %113, 16
  %115 = or disjoint i32 %110, %114
  %116 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 7
  %117 = load i8, ptr addrspace(1) %116, align 1, !tbaa !14
  %118 = zext i8 %117 to i32
  %119 = shl nuw i32 %118, 24
  %120 = or disjoint i32 %115, %119
  %121 = mul i32 %120, -862048943
  %122 = tail call noundef i32 @llvm.fshl.i32(i32 %121, i32 %121, i32 15)
  %123 = mul i32 %122, 461845907
  %124 = xor i32 %123, %102
  %125 = tail call noundef i32 @llvm.fshl.i32(i32 %124, i32 %124, i32 13)
  %126 = mul i32 %125, 5
  %127 = add i32 %126, -430675100
  %128 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 8
  %129 = load i8, ptr addrspace(1) %128, align 1, !tbaa !14
  %130 = zext i8 %129 to i32
  %131 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 9
  %132 = load i8, ptr addrspace(1) %131, align 1, !tbaa !14
  %133 = zext i8 %132 to i32
  %134 = shl nuw nsw i32 %133, 8
  %135 = or disjoint i32 %134, %130
  %136 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 10
  %137 = load i8, ptr addrspace(1) %136, align 1, !tbaa !14
  %138 = zext i8 %137 to i32
  %139 = shl nuw nsw i32 %138, 16
  %140 = or disjoint i32 %135, %139
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 11
  %142 = load i8, ptr addrspace(1) %141, align 1, !tbaa !14
  %143 = zext i8 %142 to i32
  %144 = shl nuw i32 %143, 24
  %145 = or disjoint i32 %140, %144
  %146 = mul i32 %145, -862048943
  %147 = tail call noundef i32 @llvm.fshl.i32(i32 %146, i32 %146, i32 15)
  %148 = mul i32 %147, 461845907
  %149 = xor i32 %148, %127
  %150 = tail call noundef i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 13)
  %151 = mul i32 %150, 5
  %152 = add i32 %151, -430675100
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 12
  %154 = load i8, ptr addrspace(1) %153, align 1, !tbaa !14
  %155 = zext i8 %154 to i32
  %156 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 13
  %157 = load i8, ptr addrspace(1) %156, align 1, !tbaa !14
  %158 = zext i8 %157 to i32
  %159 = shl nuw nsw i32 %158, 8
  %160 = or disjoint i32 %159, %155
  %161 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 14
  %162 = load i8, ptr addrspace(1) %161, align 1, !tbaa !14
  %163 = zext i8 %162 to i32
  %164 = shl nuw nsw i32 %163, 16
  %165 = or disjoint i32 %160, %164
  %166 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 15
  %167 = load i8, ptr addrspace(1) %166, align 1, !tbaa !14
  %168 = zext i8 %167 to i32
  %169 = shl nuw i32 %168, 24
  %170 = or disjoint i32 %165, %169
  %171 = mul i32 %170, -862048943
  %172 = tail call noundef i32 @llvm.fshl.i32(i32 %171, i32 %171, i32 15)
  %173 = mul i32 %172, 461845907
  %174 = xor i32 %173, %152
  %175 = tail call noundef i32 @llvm.fshl.i32(i32 %174, i32 %174, i32 13)
  %176 = mul i32 %175, 5
  %177 = add i32 %176, -430675100
  %178 = zext i8 %15 to i32
  %179 = xor i32 %178, -2128831035
  %180 = mul i32 %179, 16777619
  %181 = zext i8 %19 to i32
  %182 = xor i32 %180, %181
  %183 = mul i32 %182, 16777619
  %184 = zext i8 %23 to i32
  %185 = xor i32 %183, %184
  %186 = mul i32 %185, 16777619
  %187 = zext i8 %27 to i32
  %188 = xor i32 %186, %187
  %189 = mul i32 %188, 16777619
  %190 = zext i8 %31 to i32
  %191 = xor i32 %189, %190
  %192 = mul i32 %191, 16777619
  %193 = zext i8 %35 to i32
  %194 = xor i32 %192, %193
  %195 = mul i32 %194, 16777619
  %196 = zext i8 %39 to i32
  %197 = xor i32 %195, %196
  %198 = mul i32 %197, 16777619
  %199 = zext i8 %43 to i32
  %200 = xor i32 %198, %199
  %201 = mul i32 %200, 16777619
  %202 = zext i8 %47 to i32
  %203 = xor i32 %201, %202
  %204 = mul i32 %203, 16777619
  %205 = zext i8 %51 to i32
  %206 = xor i32 %204, %205
  %207 = mul i32 %206, 16777619
  %208 = zext i8 %55 to i32
  %209 = xor i32 %207, %208
  %210 = mul i32 %209, 16777619
  %211 = zext i8 %59 to i32
  %212 = xor i32 %210, %211
  %213 = mul i32 %212, 16777619
  %214 = zext i8 %63 to i32
  %215 = xor i32 %213, %214
  %216 = mul i32 %215, 16777619
  %217 = zext i8 %67 to i32
  %218 = xor i32 %216, %217
  %219 = mul i32 %218, 16777619
  %220 = zext i8 %71 to i32
  %221 = xor i32 %219, %220
  %222 = mul i32 %221, 16777619
  %223 = zext i8 %75 to i32
  %224 = xor i32 %222, %223
  %225 = mul i32 %224, 16777619
  %226 = lshr i32 %177, 16
  %227 = xor i32 %226, %177
  %228 = mul i32 %227, -2048144789
  %229 = lshr i32 %228, 13
  %230 = xor i32 %229, %228
  %231 = insertelement <2 x i32> poison, i32 %225, i64 0
  %232 = insertelement <2 x i32> %231, i32 %230, i64 1
  %233 = and i64 %10, 4294967295
  %234 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %233
  store <2 x i32> %232, ptr addrspace(1) %234, align 8, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uint*", !"uint*", !"uint"}
!13 = !{!"const", !"const", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"ulong4*", !"ulong*", !"ulong"}
!18 = !{!"ulong __attribute__((ext_vector_type(4)))*", !"ulong*", !"ulong"}
!19 = !{!"const", !"", !""}
!20 = !{!21, !21, i64 0}
!21 = !{!"long", !8, i64 0}
!22 = !{!"uchar*", !"uint*", !"ulong*", !"sip_key"}
!23 = !{!24, !21, i64 0}
!24 = !{!"", !21, i64 0, !21, i64 8}
!25 = !{!24, !21, i64 8}
!26 = !{i32 1, i32 1}
!27 = !{!"none", !"none"}
!28 = !{!"uchar*", !"uint2*"}
!29 = !{!"uchar*", !"uint __attribute__((ext_vector_type(2)))*"}
!30 = !{!"const", !""}
