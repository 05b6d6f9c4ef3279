; ModuleID = 'corpus/opencl/histogram_equalise.cl'
source_filename = "corpus/opencl/histogram_equalise.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@equalise_tiles.hist = internal addrspace(3) global [256 x i32] undef, align 4
@equalise_tiles.excess = internal addrspace(3) global i32 undef, align 4
@equalise_tiles.part = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @equalise_tiles(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_equalise_tiles(ptr addrspace(1) noundef align 1 %11, ptr addrspace(1) noundef align 1 %12, i32 noundef %13, i32 noundef %14, i32 noundef %15) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_equalise_tiles(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca <4 x i32>, align 16
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %26 = call i64 @_Z12get_local_idj(i32 noundef 0) #11
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %11, align 4
  %28 = call i64 @_Z14get_local_sizej(i32 noundef 0) #11
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %12, align 4
  %30 = call i64 @_Z12get_group_idj(i32 noundef 0) #11
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = mul i64 %30, %32
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %13, align 4
  %35 = call i64 @_Z12get_group_idj(i32 noundef 1) #11
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = mul i64 %35, %37
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr %14, align 4
  %40 = load i32, ptr %11, align 4
  store i32 %40, ptr %15, align 4
  br label %41

41:                                               ; preds = %48, %5
  %42 = load i32, ptr %15, align 4
  %43 = icmp slt i32 %42, 256
  br i1 %43, label %44, label %52

44:                                               ; preds = %41
  %45 = load i32, ptr %15, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [256 x i32], ptr addrspace(3) @equalise_tiles.hist, i64 0, i64 %46
  store i32 0, ptr addrspace(3) %47, align 4
  br label %48

48:                                               ; preds = %44
  %49 = load i32, ptr %12, align 4
  %50 = load i32, ptr %15, align 4
  %51 = add nsw i32 %50, %49
  store i32 %51, ptr %15, align 4
  br label %41

52:                                               ; preds = %41
  %53 = load i32, ptr %11, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %52
  store i32 0, ptr addrspace(3) @equalise_tiles.excess, align 4
  br label %56

56:                                               ; preds = %55, %52
  call void @_Z7barrierj(i32 noundef 1) #10
  %57 = load i32, ptr %11, align 4
  store i32 %57, ptr %16, align 4
  br label %58

58:                                               ; preds = %85, %56
  %59 = load i32, ptr %16, align 4
  %60 = load i32, ptr %9, align 4
  %61 = load i32, ptr %9, align 4
  %62 = mul nsw i32 %60, %61
  %63 = icmp slt i32 %59, %62
  br i1 %63, label %64, label %89

64:                                               ; preds = %58
  %65 = load ptr addrspace(1), ptr %6, align 8
  %66 = load i32, ptr %14, align 4
  %67 = load i32, ptr %16, align 4
  %68 = load i32, ptr %9, align 4
  %69 = sdiv i32 %67, %68
  %70 = add nsw i32 %66, %69
  %71 = load i32, ptr %8, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %13, align 4
  %74 = add nsw i32 %72, %73
  %75 = load i32, ptr %16, align 4
  %76 = load i32, ptr %9, align 4
  %77 = srem i32 %75, %76
  %78 = add nsw i32 %74, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr addrspace(1) %65, i64 %79
  %81 = load i8, ptr addrspace(1) %80, align 1
  %82 = zext i8 %81 to i64
  %83 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @equalise_tiles.hist, i64 0, i64 %82
  %84 = call i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %83) #10
  br label %85

85:                                               ; preds = %64
  %86 = load i32, ptr %12, align 4
  %87 = load i32, ptr %16, align 4
  %88 = add nsw i32 %87, %86
  store i32 %88, ptr %16, align 4
  br label %58

89:                                               ; preds = %58
  call void @_Z7barrierj(i32 noundef 1) #10
  %90 = load i32, ptr %11, align 4
  store i32 %90, ptr %17, align 4
  br label %91

91:                                               ; preds = %112, %89
  %92 = load i32, ptr %17, align 4
  %93 = icmp slt i32 %92, 256
  br i1 %93, label %94, label %116

94:                                               ; preds = %91
  %95 = load i32, ptr %17, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [256 x i32], ptr addrspace(3) @equalise_tiles.hist, i64 0, i64 %96
  %98 = load i32, ptr addrspace(3) %97, align 4
  store i32 %98, ptr %18, align 4
  %99 = load i32, ptr %18, align 4
  %100 = load i32, ptr %10, align 4
  %101 = icmp ugt i32 %99, %100
  br i1 %101, label %102, label %111

102:                                              ; preds = %94
  %103 = load i32, ptr %18, align 4
  %104 = load i32, ptr %10, align 4
  %105 = sub i32 %103, %104
  %106 = call i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef @equalise_tiles.excess, i32 noundef %105) #10
  %107 = load i32, ptr %10, align 4
  %108 = load i32, ptr %17, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [256 x i32], ptr addrspace(3) @equalise_tiles.hist, i64 0, i64 %109
  store i32 %107, ptr addrspace(3) %110, align 4
  br label %111

111:                                              ; preds = %102, %94
  br label %112

112:                                              ; preds = %111
  %113 = load i32, ptr %12, align 4
  %114 = load i32, ptr %17, align 4
  %115 = add nsw i32 %114, %113
  store i32 %115, ptr %17, align 4
  br label %91

116:                                              ; preds = %91
  call void @_Z7barrierj(i32 noundef 1) #10
  %117 = load i32, ptr addrspace(3) @equalise_tiles.excess, align 4
  %118 = udiv i32 %117, 256
  store i32 %118, ptr %19, align 4
  %119 = load i32, ptr %11, align 4
  %120 = sext i32 %119 to i64
  %121 = call <4 x i32> @_Z6vload4mPKj(i64 noundef %120, ptr noundef addrspacecast (ptr addrspace(3) @equalise_tiles.hist to ptr)) #12
  %122 = load i32, ptr %19, align 4
  %123 = insertelement <4 x i32> poison, i32 %122, i64 0
  %124 = shufflevector <4 x i32> %123, <4 x i32> poison, <4 x i32> zeroinitializer
  %125 = add <4 x i32> %121, %124
  store <4 x i32> %125, ptr %20, align 16
  %126 = load <4 x i32>, ptr %20, align 16
  %127 = extractelement <4 x i32> %126, i64 0
  %128 = load <4 x i32>, ptr %20, align 16
  %129 = extractelement <4 x i32> %128, i64 1
  %130 = add i32 %129, %127
  %131 = load <4 x i32>, ptr %20, align 16
  %132 = insertelement <4 x i32> %131, i32 %130, i64 1
  store <4 x i32> %132, ptr %20, align 16
  %133 = load <4 x i32>, ptr %20, align 16
  %134 = extractelement <4 x i32> %133, i64 1
  %135 = load <4 x i32>, ptr %20, align 16
  %136 = extractelement <4 x i32> %135, i64 2
  %137 = add i32 %136, %134
  %138 = load <4 x i32>, ptr %20, align 16
  %139 = insertelement <4 x i32> %138, i32 %137, i64 2
  store <4 x i32> %139, ptr %20, align 16
  %140 = load <4 x i32>, ptr %20, align 16
  %141 = extractelement <4 x i32> %140, i64 2
  %142 = load <4 x i32>, ptr %20, align 16
  %143 = extractelement <4 x i32> %142, i64 3
  %144 = add i32 %143, %141
  %145 = load <4 x i32>, ptr %20, align 16
  %146 = insertelement <4 x i32> %145, i32 %144, i64 3
  store <4 x i32> %146, ptr %20, align 16
  %147 = load <4 x i32>, ptr %20, align 16
  %148 = extractelement <4 x i32> %147, i64 3
  %149 = load i32, ptr %11, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [64 x i32], ptr addrspace(3) @equalise_tiles.part, i64 0, i64 %150
  store i32 %148, ptr addrspace(3) %151, align 4
  call void @_Z7barrierj(i32 noundef 1) #10
  store i32 0, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %152

152:                                              ; preds = %163, %116
  %153 = load i32, ptr %22, align 4
  %154 = load i32, ptr %11, align 4
  %155 = icmp slt i32 %153, %154
  br i1 %155, label %156, label %166

156:                                              ; preds = %152
  %157 = load i32, ptr %22, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [64 x i32], ptr addrspace(3) @equalise_tiles.part, i64 0, i64 %158
  %160 = load i32, ptr addrspace(3) %159, align 4
  %161 = load i32, ptr %21, align 4
  %162 = add i32 %161, %160
  store i32 %162, ptr %21, align 4
  br label %163

163:                                              ; preds = %156
  %164 = load i32, ptr %22, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %22, align 4
  br label %152

166:                                              ; preds = %152
  %167 = load <4 x i32>, ptr %20, align 16
  %168 = load i32, ptr %21, align 4
  %169 = insertelement <4 x i32> poison, i32 %168, i64 0
  %170 = shufflevector <4 x i32> %169, <4 x i32> poison, <4 x i32> zeroinitializer
  %171 = add <4 x i32> %167, %170
  %172 = load i32, ptr %11, align 4
  %173 = sext i32 %172 to i64
  call void @_Z7vstore4Dv4_jmPj(<4 x i32> noundef %171, i64 noundef %173, ptr noundef addrspacecast (ptr addrspace(3) @equalise_tiles.hist to ptr)) #10
  call void @_Z7barrierj(i32 noundef 1) #10
  %174 = load i32, ptr addrspace(3) getelementptr inbounds ([256 x i32], ptr addrspace(3) @equalise_tiles.hist, i64 0, i64 255), align 4
  store i32 %174, ptr %23, align 4
  %175 = load i32, ptr %11, align 4
  store i32 %175, ptr %24, align 4
  br label %176

176:                                              ; preds = %215, %166
  %177 = load i32, ptr %24, align 4
  %178 = load i32, ptr %9, align 4
  %179 = load i32, ptr %9, align 4
  %180 = mul nsw i32 %178, %179
  %181 = icmp slt i32 %177, %180
  br i1 %181, label %182, label %219

182:                                              ; preds = %176
  %183 = load i32, ptr %14, align 4
  %184 = load i32, ptr %24, align 4
  %185 = load i32, ptr %9, align 4
  %186 = sdiv i32 %184, %185
  %187 = add nsw i32 %183, %186
  %188 = load i32, ptr %8, align 4
  %189 = mul nsw i32 %187, %188
  %190 = load i32, ptr %13, align 4
  %191 = add nsw i32 %189, %190
  %192 = load i32, ptr %24, align 4
  %193 = load i32, ptr %9, align 4
  %194 = srem i32 %192, %193
  %195 = add nsw i32 %191, %194
  store i32 %195, ptr %25, align 4
  %196 = load ptr addrspace(1), ptr %6, align 8
  %197 = load i32, ptr %25, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i8, ptr addrspace(1) %196, i64 %198
  %200 = load i8, ptr addrspace(1) %199, align 1
  %201 = zext i8 %200 to i64
  %202 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @equalise_tiles.hist, i64 0, i64 %201
  %203 = load i32, ptr addrspace(3) %202, align 4
  %204 = mul i32 %203, 255
  %205 = load i32, ptr %23, align 4
  %206 = udiv i32 %205, 2
  %207 = add i32 %204, %206
  %208 = load i32, ptr %23, align 4
  %209 = udiv i32 %207, %208
  %210 = call zeroext i8 @_Z17convert_uchar_satj(i32 noundef %209) #11
  %211 = load ptr addrspace(1), ptr %7, align 8
  %212 = load i32, ptr %25, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds i8, ptr addrspace(1) %211, i64 %213
  store i8 %210, ptr addrspace(1) %214, align 1
  br label %215

215:                                              ; preds = %182
  %216 = load i32, ptr %12, align 4
  %217 = load i32, ptr %24, align 4
  %218 = add nsw i32 %217, %216
  store i32 %218, ptr %24, align 4
  br label %176

219:                                              ; preds = %176
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #2 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 1025) i64 @_Z14get_local_sizej(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1) #6 {
  %3 = atomicrmw add ptr addrspace(3) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef captures(none) %0) #6 {
  %2 = atomicrmw uinc_wrap ptr addrspace(3) %0, i32 -1 monotonic, align 4
  ret i32 %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal zeroext i8 @_Z17convert_uchar_satj(i32 noundef %0) #4 {
  %2 = tail call noundef i32 @llvm.umin.i32(i32 %0, i32 255)
  %3 = trunc nuw i32 %2 to i8
  ret i8 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #7

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <4 x i32> @_Z6vload4mPKj(i64 noundef %0, ptr noundef readonly captures(none) %1) #8 {
  %3 = shl i64 %0, 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <4 x i32>, ptr %4, align 4, !tbaa !14
  ret <4 x i32> %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore4Dv4_jmPj(<4 x i32> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #9 {
  %4 = shl i64 %1, 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <4 x i32> %0, ptr %5, align 4, !tbaa !14
  ret void
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #9 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind willreturn memory(read) }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int", !"int", !"uint"}
!13 = !{!"const", !"", !"", !"", !""}
!14 = !{!8, !8, i64 0}
