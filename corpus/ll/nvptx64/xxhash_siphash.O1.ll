; ModuleID = 'corpus/opencl/xxhash_siphash.cl'
source_filename = "corpus/opencl/xxhash_siphash.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sip_key = type { i64, i64 }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xxh32(ptr addrspace(1) noundef readonly align 1 captures(address) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_xxh32(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
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
  br i1 %130, label %131, label %30, !llvm.loop !15

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
  br i1 %178, label %148, label %152, !llvm.loop !17

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
  br i1 %189, label %179, label %190, !llvm.loop !18

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

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xxh64_words(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_xxh64_words(ptr addrspace(1) noundef align 32 %0, ptr addrspace(1) noundef align 8 %1, i64 noundef %2) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_xxh64_words(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca [4 x i64], align 8
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = add i64 %2, 6983438078262162902
  %15 = insertelement <4 x i64> poison, i64 %14, i64 0
  %16 = add i64 %2, -4417276706812531889
  %17 = insertelement <4 x i64> %15, i64 %16, i64 1
  %18 = insertelement <4 x i64> %17, i64 %2, i64 2
  %19 = add i64 %2, 7046029288634856825
  %20 = insertelement <4 x i64> %18, i64 %19, i64 3
  %21 = shl i32 %13, 1
  br label %33

22:                                               ; preds = %33
  %23 = tail call noundef i64 @llvm.fshl.i64(i64 %45, i64 %45, i64 1)
  %24 = tail call noundef i64 @llvm.fshl.i64(i64 %52, i64 %52, i64 7)
  %25 = add i64 %23, %24
  %26 = tail call noundef i64 @llvm.fshl.i64(i64 %59, i64 %59, i64 12)
  %27 = add i64 %25, %26
  %28 = tail call noundef i64 @llvm.fshl.i64(i64 %66, i64 %66, i64 18)
  %29 = add i64 %27, %28
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i64 %45, ptr %4, align 8, !tbaa !24
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %52, ptr %30, align 8, !tbaa !24
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %59, ptr %31, align 8, !tbaa !24
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %66, ptr %32, align 8, !tbaa !24
  br label %82

33:                                               ; preds = %3, %33
  %34 = phi <4 x i64> [ %20, %3 ], [ %67, %33 ]
  %35 = phi i32 [ 0, %3 ], [ %68, %33 ]
  %36 = add nuw nsw i32 %35, %21
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %37
  %39 = load <4 x i64>, ptr addrspace(1) %38, align 32, !tbaa !14
  %40 = extractelement <4 x i64> %34, i64 0
  %41 = extractelement <4 x i64> %39, i64 0
  %42 = mul i64 %41, -4417276706812531889
  %43 = add i64 %42, %40
  %44 = tail call noundef i64 @llvm.fshl.i64(i64 %43, i64 %43, i64 31)
  %45 = mul i64 %44, -7046029288634856825
  %46 = insertelement <4 x i64> poison, i64 %45, i64 0
  %47 = extractelement <4 x i64> %34, i64 1
  %48 = extractelement <4 x i64> %39, i64 1
  %49 = mul i64 %48, -4417276706812531889
  %50 = add i64 %49, %47
  %51 = tail call noundef i64 @llvm.fshl.i64(i64 %50, i64 %50, i64 31)
  %52 = mul i64 %51, -7046029288634856825
  %53 = insertelement <4 x i64> %46, i64 %52, i64 1
  %54 = extractelement <4 x i64> %34, i64 2
  %55 = extractelement <4 x i64> %39, i64 2
  %56 = mul i64 %55, -4417276706812531889
  %57 = add i64 %56, %54
  %58 = tail call noundef i64 @llvm.fshl.i64(i64 %57, i64 %57, i64 31)
  %59 = mul i64 %58, -7046029288634856825
  %60 = insertelement <4 x i64> %53, i64 %59, i64 2
  %61 = extractelement <4 x i64> %34, i64 3
  %62 = extractelement <4 x i64> %39, i64 3
  %63 = mul i64 %62, -4417276706812531889
  %64 = add i64 %63, %61
  %65 = tail call noundef i64 @llvm.fshl.i64(i64 %64, i64 %64, i64 31)
  %66 = mul i64 %65, -7046029288634856825
  %67 = insertelement <4 x i64> %60, i64 %66, i64 3
  %68 = add nuw nsw i32 %35, 1
  %69 = icmp eq i32 %35, 0
  br i1 %69, label %33, label %22, !llvm.loop !26

70:                                               ; preds = %82
  %71 = add i64 %92, -8796714831421722973
  %72 = lshr i64 %71, 33
  %73 = xor i64 %72, %71
  %74 = mul i64 %73, -4417276706812531889
  %75 = lshr i64 %74, 29
  %76 = xor i64 %75, %74
  %77 = mul i64 %76, 1609587929392839161
  %78 = lshr i64 %77, 32
  %79 = xor i64 %78, %77
  %80 = and i64 %12, 4294967295
  %81 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %80
  store i64 %79, ptr addrspace(1) %81, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

82:                                               ; preds = %22, %82
  %83 = phi i32 [ 0, %22 ], [ %94, %82 ]
  %84 = phi i64 [ %29, %22 ], [ %93, %82 ]
  %85 = zext nneg i32 %83 to i64
  %86 = getelementptr inbounds nuw i64, ptr %4, i64 %85
  %87 = load i64, ptr %86, align 8, !tbaa !24
  %88 = mul i64 %87, -4417276706812531889
  %89 = tail call noundef i64 @llvm.fshl.i64(i64 %88, i64 %88, i64 31)
  %90 = mul i64 %89, -7046029288634856825
  %91 = xor i64 %90, %84
  %92 = mul i64 %91, -7046029288634856825
  %93 = add i64 %92, -8796714831421723037
  %94 = add nuw nsw i32 %83, 1
  %95 = icmp eq i32 %94, 4
  br i1 %95, label %70, label %82, !llvm.loop !27
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @siphash24(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr noundef readonly byval(%struct.sip_key) align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_siphash24(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr noundef nonnull byval(%struct.sip_key) align 8 %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_siphash24(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr noundef readonly byval(%struct.sip_key) align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !13 {
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
  %19 = load i64, ptr %3, align 8, !tbaa !29
  %20 = insertelement <4 x i64> poison, i64 %19, i64 0
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %22 = load i64, ptr %21, align 8, !tbaa !31
  %23 = insertelement <4 x i64> %20, i64 %22, i64 1
  %24 = insertelement <4 x i64> %23, i64 %19, i64 2
  %25 = insertelement <4 x i64> %24, i64 %22, i64 3
  %26 = xor <4 x i64> %25, <i64 8317987319222330741, i64 7237128888997146477, i64 7816392313619706465, i64 8387220255154660723>
  %27 = icmp ult i32 %18, 8
  br i1 %27, label %85, label %28

28:                                               ; preds = %4, %32
  %29 = phi i32 [ %71, %32 ], [ 8, %4 ]
  %30 = phi i32 [ %29, %32 ], [ 0, %4 ]
  %31 = phi <4 x i64> [ %70, %32 ], [ %26, %4 ]
  br label %73

32:                                               ; preds = %73
  %33 = extractelement <4 x i64> %31, i64 3
  %34 = xor i64 %82, %33
  %35 = extractelement <4 x i64> %31, i64 1
  %36 = extractelement <4 x i64> %31, i64 0
  %37 = add i64 %36, %35
  %38 = extractelement <4 x i64> %31, i64 2
  %39 = add i64 %34, %38
  %40 = tail call noundef i64 @llvm.fshl.i64(i64 %35, i64 %35, i64 13)
  %41 = xor i64 %40, %37
  %42 = tail call noundef i64 @llvm.fshl.i64(i64 %34, i64 %34, i64 16)
  %43 = xor i64 %42, %39
  %44 = tail call noundef i64 @llvm.fshl.i64(i64 %37, i64 %37, i64 32)
  %45 = add i64 %39, %41
  %46 = add i64 %43, %44
  %47 = tail call noundef i64 @llvm.fshl.i64(i64 %41, i64 %41, i64 17)
  %48 = xor i64 %45, %47
  %49 = tail call noundef i64 @llvm.fshl.i64(i64 %43, i64 %43, i64 21)
  %50 = xor i64 %49, %46
  %51 = tail call noundef i64 @llvm.fshl.i64(i64 %45, i64 %45, i64 32)
  %52 = add i64 %46, %48
  %53 = add i64 %50, %51
  %54 = tail call noundef i64 @llvm.fshl.i64(i64 %48, i64 %48, i64 13)
  %55 = xor i64 %54, %52
  %56 = tail call noundef i64 @llvm.fshl.i64(i64 %50, i64 %50, i64 16)
  %57 = xor i64 %56, %53
  %58 = tail call noundef i64 @llvm.fshl.i64(i64 %52, i64 %52, i64 32)
  %59 = add i64 %55, %53
  %60 = add i64 %57, %58
  %61 = tail call noundef i64 @llvm.fshl.i64(i64 %55, i64 %55, i64 17)
  %62 = xor i64 %61, %59
  %63 = tail call noundef i64 @llvm.fshl.i64(i64 %57, i64 %57, i64 21)
  %64 = xor i64 %63, %60
  %65 = tail call noundef i64 @llvm.fshl.i64(i64 %59, i64 %59, i64 32)
  %66 = xor i64 %60, %82
  %67 = insertelement <4 x i64> poison, i64 %66, i64 0
  %68 = insertelement <4 x i64> %67, i64 %62, i64 1
  %69 = insertelement <4 x i64> %68, i64 %65, i64 2
  %70 = insertelement <4 x i64> %69, i64 %64, i64 3
  %71 = add i32 %29, 8
  %72 = icmp ugt i32 %71, %18
  br i1 %72, label %85, label %28, !llvm.loop !32

73:                                               ; preds = %28, %73
  %74 = phi i32 [ 7, %28 ], [ %83, %73 ]
  %75 = phi i64 [ 0, %28 ], [ %82, %73 ]
  %76 = shl i64 %75, 8
  %77 = add nuw nsw i32 %74, %30
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %78
  %80 = load i8, ptr addrspace(1) %79, align 1, !tbaa !14
  %81 = zext i8 %80 to i64
  %82 = or disjoint i64 %76, %81
  %83 = add nsw i32 %74, -1
  %84 = icmp eq i32 %74, 0
  br i1 %84, label %32, label %73, !llvm.loop !33

85:                                               ; preds = %32, %4
  %86 = phi <4 x i64> [ %26, %4 ], [ %70, %32 ]
  %87 = phi i32 [ 0, %4 ], [ %29, %32 ]
  %88 = zext i32 %18 to i64
  %89 = shl i64 %88, 56
  %90 = and i32 %18, 7
  switch i32 %90, label %151 [
    i32 7, label %91
    i32 6, label %99
    i32 5, label %108
    i32 4, label %117
    i32 3, label %126
    i32 2, label %135
    i32 1, label %144
    i32 0, label %152
  ]

91:                                               ; preds = %85
  %92 = or disjoint i32 %87, 6
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %93
  %95 = load i8, ptr addrspace(1) %94, align 1, !tbaa !14
  %96 = zext i8 %95 to i64
  %97 = shl nuw nsw i64 %96, 48
  %98 = or disjoint i64 %97, %89
  br label %99

99:                                               ; preds = %85, %91
  %100 = phi i64 [ %98, %91 ], [ %89, %85 ]
  %101 = or disjoint i32 %87, 5
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %102
  %104 = load i8, ptr addrspace(1) %103, align 1, !tbaa !14
  %105 = zext i8 %104 to i64
  %106 = shl nuw nsw i64 %105, 40
  %107 = or i64 %106, %100
  br label %108

108:                                              ; preds = %85, %99
  %109 = phi i64 [ %107, %99 ], [ %89, %85 ]
  %110 = or disjoint i32 %87, 4
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %111
  %113 = load i8, ptr addrspace(1) %112, align 1, !tbaa !14
  %114 = zext i8 %113 to i64
  %115 = shl nuw nsw i64 %114, 32
  %116 = or i64 %115, %109
  br label %117

117:                                              ; preds = %85, %108
  %118 = phi i64 [ %116, %108 ], [ %89, %85 ]
  %119 = or disjoint i32 %87, 3
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %120
  %122 = load i8, ptr addrspace(1) %121, align 1, !tbaa !14
  %123 = zext i8 %122 to i64
  %124 = shl nuw nsw i64 %123, 24
  %125 = or i64 %124, %118
  br label %126

126:                                              ; preds = %85, %117
  %127 = phi i64 [ %125, %117 ], [ %89, %85 ]
  %128 = or disjoint i32 %87, 2
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %129
  %131 = load i8, ptr addrspace(1) %130, align 1, !tbaa !14
  %132 = zext i8 %131 to i64
  %133 = shl nuw nsw i64 %132, 16
  %134 = or i64 %133, %127
  br label %135

135:                                              ; preds = %85, %126
  %136 = phi i64 [ %134, %126 ], [ %89, %85 ]
  %137 = or disjoint i32 %87, 1
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %138
  %140 = load i8, ptr addrspace(1) %139, align 1, !tbaa !14
  %141 = zext i8 %140 to i64
  %142 = shl nuw nsw i64 %141, 8
  %143 = or i64 %142, %136
  br label %144

144:                                              ; preds = %85, %135
  %145 = phi i64 [ %143, %135 ], [ %89, %85 ]
  %146 = zext i32 %87 to i64
  %147 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 %146
  %148 = load i8, ptr addrspace(1) %147, align 1, !tbaa !14
  %149 = zext i8 %148 to i64
  %150 = or i64 %145, %149
  br label %152

151:                                              ; preds = %85
  unreachable

152:                                              ; preds = %85, %144
  %153 = phi i64 [ %150, %144 ], [ %89, %85 ]
  %154 = extractelement <4 x i64> %86, i64 3
  %155 = xor i64 %153, %154
  %156 = extractelement <4 x i64> %86, i64 1
  %157 = extractelement <4 x i64> %86, i64 0
  %158 = add i64 %157, %156
  %159 = extractelement <4 x i64> %86, i64 2
  %160 = add i64 %155, %159
  %161 = tail call noundef i64 @llvm.fshl.i64(i64 %156, i64 %156, i64 13)
  %162 = xor i64 %161, %158
  %163 = tail call noundef i64 @llvm.fshl.i64(i64 %155, i64 %155, i64 16)
  %164 = xor i64 %163, %160
  %165 = tail call noundef i64 @llvm.fshl.i64(i64 %158, i64 %158, i64 32)
  %166 = add i64 %160, %162
  %167 = add i64 %164, %165
  %168 = tail call noundef i64 @llvm.fshl.i64(i64 %162, i64 %162, i64 17)
  %169 = xor i64 %166, %168
  %170 = tail call noundef i64 @llvm.fshl.i64(i64 %164, i64 %164, i64 21)
  %171 = xor i64 %170, %167
  %172 = tail call noundef i64 @llvm.fshl.i64(i64 %166, i64 %166, i64 32)
  %173 = add i64 %167, %169
  %174 = add i64 %171, %172
  %175 = tail call noundef i64 @llvm.fshl.i64(i64 %169, i64 %169, i64 13)
  %176 = xor i64 %175, %173
  %177 = tail call noundef i64 @llvm.fshl.i64(i64 %171, i64 %171, i64 16)
  %178 = xor i64 %177, %174
  %179 = tail call noundef i64 @llvm.fshl.i64(i64 %173, i64 %173, i64 32)
  %180 = add i64 %176, %174
  %181 = add i64 %178, %179
  %182 = tail call noundef i64 @llvm.fshl.i64(i64 %176, i64 %176, i64 17)
  %183 = xor i64 %182, %180
  %184 = tail call noundef i64 @llvm.fshl.i64(i64 %178, i64 %178, i64 21)
  %185 = xor i64 %184, %181
  %186 = tail call noundef i64 @llvm.fshl.i64(i64 %180, i64 %180, i64 32)
  %187 = xor i64 %181, %153
  %188 = insertelement <4 x i64> poison, i64 %187, i64 0
  %189 = insertelement <4 x i64> %188, i64 %183, i64 1
  %190 = xor i64 %186, 255
  %191 = insertelement <4 x i64> %189, i64 %190, i64 2
  %192 = insertelement <4 x i64> %191, i64 %185, i64 3
  br label %198

193:                                              ; preds = %198
  %194 = xor i64 %213, %216
  %195 = xor i64 %194, %220
  %196 = xor i64 %195, %219
  %197 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %16
  store i64 %196, ptr addrspace(1) %197, align 8, !tbaa !24
  ret void

198:                                              ; preds = %152, %198
  %199 = phi i32 [ 0, %152 ], [ %223, %198 ]
  %200 = phi <4 x i64> [ %192, %152 ], [ %222, %198 ]
  %201 = extractelement <4 x i64> %200, i64 1
  %202 = extractelement <4 x i64> %200, i64 0
  %203 = add i64 %202, %201
  %204 = extractelement <4 x i64> %200, i64 3
  %205 = extractelement <4 x i64> %200, i64 2
  %206 = add i64 %205, %204
  %207 = tail call noundef i64 @llvm.fshl.i64(i64 %201, i64 %201, i64 13)
  %208 = xor i64 %207, %203
  %209 = tail call noundef i64 @llvm.fshl.i64(i64 %204, i64 %204, i64 16)
  %210 = xor i64 %209, %206
  %211 = tail call noundef i64 @llvm.fshl.i64(i64 %203, i64 %203, i64 32)
  %212 = add i64 %208, %206
  %213 = add i64 %211, %210
  %214 = insertelement <4 x i64> poison, i64 %213, i64 0
  %215 = tail call noundef i64 @llvm.fshl.i64(i64 %208, i64 %208, i64 17)
  %216 = xor i64 %215, %212
  %217 = insertelement <4 x i64> %214, i64 %216, i64 1
  %218 = tail call noundef i64 @llvm.fshl.i64(i64 %210, i64 %210, i64 21)
  %219 = xor i64 %218, %213
  %220 = tail call noundef i64 @llvm.fshl.i64(i64 %212, i64 %212, i64 32)
  %221 = insertelement <4 x i64> %217, i64 %220, i64 2
  %222 = insertelement <4 x i64> %221, i64 %219, i64 3
  %223 = add nuw nsw i32 %199, 1
  %224 = icmp eq i32 %223, 4
  br i1 %224, label %193, label %198, !llvm.loop !34
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @fnv_murmur(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !35 !kernel_arg_access_qual !36 !kernel_arg_type !37 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 {
  tail call void @__clang_ocl_kern_imp_fnv_murmur(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_fnv_murmur(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !35 !kernel_arg_access_qual !36 !kernel_arg_type !37 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 {
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
  br label %17

13:                                               ; preds = %17
  %14 = shl nuw nsw i64 %10, 4
  %15 = and i64 %14, 4294967280
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %15
  br label %39

17:                                               ; preds = %2, %17
  %18 = phi i32 [ -2128831035, %2 ], [ %26, %17 ]
  %19 = phi i32 [ 0, %2 ], [ %27, %17 ]
  %20 = add nuw nsw i32 %19, %12
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !14
  %24 = zext i8 %23 to i32
  %25 = xor i32 %18, %24
  %26 = mul i32 %25, 16777619
  %27 = add nuw nsw i32 %19, 1
  %28 = icmp eq i32 %27, 16
  br i1 %28, label %13, label %17, !llvm.loop !40

29:                                               ; preds = %39
  %30 = lshr i32 %67, 16
  %31 = xor i32 %30, %67
  %32 = mul i32 %31, -2048144789
  %33 = lshr i32 %32, 13
  %34 = xor i32 %33, %32
  %35 = insertelement <2 x i32> poison, i32 %26, i64 0
  %36 = insertelement <2 x i32> %35, i32 %34, i64 1
  %37 = and i64 %10, 4294967295
  %38 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %37
  store <2 x i32> %36, ptr addrspace(1) %38, align 8, !tbaa !14
  ret void

39:                                               ; preds = %13, %39
  %40 = phi i32 [ 0, %13 ], [ %68, %39 ]
  %41 = phi i32 [ %11, %13 ], [ %67, %39 ]
  %42 = zext nneg i32 %40 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 %42
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !14
  %45 = zext i8 %44 to i32
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 1
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !14
  %48 = zext i8 %47 to i32
  %49 = shl nuw nsw i32 %48, 8
  %50 = or disjoint i32 %49, %45
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 2
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !14
  %53 = zext i8 %52 to i32
  %54 = shl nuw nsw i32 %53, 16
  %55 = or disjoint i32 %50, %54
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 3
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !14
  %58 = zext i8 %57 to i32
  %59 = shl nuw i32 %58, 24
  %60 = or disjoint i32 %55, %59
  %61 = mul i32 %60, -862048943
  %62 = tail call noundef i32 @llvm.fshl.i32(i32 %61, i32 %61, i32 15)
  %63 = mul i32 %62, 461845907
  %64 = xor i32 %63, %41
  %65 = tail call noundef i32 @llvm.fshl.i32(i32 %64, i32 %64, i32 13)
  %66 = mul i32 %65, 5
  %67 = add i32 %66, -430675100
  %68 = add nuw nsw i32 %40, 4
  %69 = icmp samesign ult i32 %40, 12
  br i1 %69, label %39, label %29, !llvm.loop !41
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
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #4

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uint*", !"uint*", !"uint"}
!13 = !{!"const", !"const", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = !{i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"ulong4*", !"ulong*", !"ulong"}
!22 = !{!"ulong __attribute__((ext_vector_type(4)))*", !"ulong*", !"ulong"}
!23 = !{!"const", !"", !""}
!24 = !{!25, !25, i64 0}
!25 = !{!"long", !8, i64 0}
!26 = distinct !{!26, !16}
!27 = distinct !{!27, !16}
!28 = !{!"uchar*", !"uint*", !"ulong*", !"sip_key"}
!29 = !{!30, !25, i64 0}
!30 = !{!"", !25, i64 0, !25, i64 8}
!31 = !{!30, !25, i64 8}
!32 = distinct !{!32, !16}
!33 = distinct !{!33, !16}
!34 = distinct !{!34, !16}
!35 = !{i32 1, i32 1}
!36 = !{!"none", !"none"}
!37 = !{!"uchar*", !"uint2*"}
!38 = !{!"uchar*", !"uint __attribute__((ext_vector_type(2)))*"}
!39 = !{!"const", !""}
!40 = distinct !{!40, !16}
!41 = distinct !{!41, !16}
