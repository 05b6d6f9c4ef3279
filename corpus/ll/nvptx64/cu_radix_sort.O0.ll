; ModuleID = 'corpus/cuda/cu_radix_sort.cu'
source_filename = "corpus/cuda/cu_radix_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }

@_ZZ16radix_sort_blockE5s_key = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ16radix_sort_blockE5s_val = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ16radix_sort_blockE5count = internal addrspace(3) global [16 x [4 x i32]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @radix_sort_block(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %33, ptr %13, align 4
  %34 = load i32, ptr %13, align 4
  %35 = and i32 %34, 31
  store i32 %35, ptr %14, align 4
  %36 = load i32, ptr %13, align 4
  %37 = lshr i32 %36, 5
  store i32 %37, ptr %15, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = mul i32 %38, 128
  store i32 %39, ptr %16, align 4
  %40 = load ptr, ptr %11, align 8
  %41 = load i32, ptr %16, align 4
  %42 = load i32, ptr %13, align 4
  %43 = add i32 %41, %42
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %40, i64 %44
  %46 = load i32, ptr %45, align 4
  store i32 %46, ptr %17, align 4
  %47 = load ptr, ptr %12, align 8
  %48 = load i32, ptr %16, align 4
  %49 = load i32, ptr %13, align 4
  %50 = add i32 %48, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %47, i64 %51
  %53 = load i32, ptr %52, align 4
  store i32 %53, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %54

54:                                               ; preds = %201, %2
  %55 = load i32, ptr %19, align 4
  %56 = icmp slt i32 %55, 32
  br i1 %56, label %57, label %204

57:                                               ; preds = %54
  %58 = load i32, ptr %17, align 4
  %59 = load i32, ptr %19, align 4
  %60 = lshr i32 %58, %59
  %61 = and i32 %60, 15
  store i32 %61, ptr %20, align 4
  store i32 -1, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %62

62:                                               ; preds = %84, %57
  %63 = load i32, ptr %22, align 4
  %64 = icmp slt i32 %63, 4
  br i1 %64, label %65, label %87

65:                                               ; preds = %62
  %66 = load i32, ptr %20, align 4
  %67 = load i32, ptr %22, align 4
  %68 = lshr i32 %66, %67
  %69 = and i32 %68, 1
  store i32 %69, ptr %23, align 4
  %70 = load i32, ptr %23, align 4
  %71 = icmp ne i32 %70, 0
  %72 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %71)
  store i32 %72, ptr %24, align 4
  %73 = load i32, ptr %23, align 4
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %65
  %76 = load i32, ptr %24, align 4
  br label %80

77:                                               ; preds = %65
  %78 = load i32, ptr %24, align 4
  %79 = xor i32 %78, -1
  br label %80

80:                                               ; preds = %77, %75
  %81 = phi i32 [ %76, %75 ], [ %79, %77 ]
  %82 = load i32, ptr %21, align 4
  %83 = and i32 %82, %81
  store i32 %83, ptr %21, align 4
  br label %84

84:                                               ; preds = %80
  %85 = load i32, ptr %22, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %22, align 4
  br label %62, !llvm.loop !4

87:                                               ; preds = %62
  %88 = load i32, ptr %21, align 4
  %89 = load i32, ptr %14, align 4
  %90 = shl i32 1, %89
  %91 = sub i32 %90, 1
  %92 = and i32 %88, %91
  store i32 %92, ptr %9, align 4
  %93 = load i32, ptr %9, align 4
  %94 = call noundef i32 @llvm.ctpop.i32(i32 %93)
  store i32 %94, ptr %25, align 4
  %95 = load i32, ptr %13, align 4
  %96 = icmp ult i32 %95, 64
  br i1 %96, label %97, label %101

97:                                               ; preds = %87
  %98 = load i32, ptr %13, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 %99
  store i32 0, ptr %100, align 4
  br label %101

101:                                              ; preds = %97, %87
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = load i32, ptr %25, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %114

104:                                              ; preds = %101
  %105 = load i32, ptr %21, align 4
  store i32 %105, ptr %10, align 4
  %106 = load i32, ptr %10, align 4
  %107 = call noundef i32 @llvm.ctpop.i32(i32 %106)
  %108 = load i32, ptr %20, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw [16 x [4 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 0, i64 %109
  %111 = load i32, ptr %15, align 4
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw [4 x i32], ptr %110, i64 0, i64 %112
  store i32 %107, ptr %113, align 4
  br label %114

114:                                              ; preds = %104, %101
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %115 = load i32, ptr %15, align 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %175

117:                                              ; preds = %114
  %118 = load i32, ptr %14, align 4
  %119 = mul i32 2, %118
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 %120
  %122 = load i32, ptr %121, align 4
  store i32 %122, ptr %26, align 4
  %123 = load i32, ptr %14, align 4
  %124 = mul i32 2, %123
  %125 = add i32 %124, 1
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 %126
  %128 = load i32, ptr %127, align 4
  store i32 %128, ptr %27, align 4
  %129 = load i32, ptr %26, align 4
  %130 = load i32, ptr %27, align 4
  %131 = add i32 %129, %130
  store i32 %131, ptr %28, align 4
  %132 = load i32, ptr %28, align 4
  store i32 %132, ptr %29, align 4
  store i32 1, ptr %30, align 4
  br label %133

133:                                              ; preds = %154, %117
  %134 = load i32, ptr %30, align 4
  %135 = icmp slt i32 %134, 32
  br i1 %135, label %136, label %157

136:                                              ; preds = %133
  %137 = load i32, ptr %29, align 4
  %138 = load i32, ptr %30, align 4
  store i32 -1, ptr %6, align 4
  store i32 %137, ptr %7, align 4
  store i32 %138, ptr %8, align 4
  %139 = load i32, ptr %6, align 4
  %140 = load i32, ptr %7, align 4
  %141 = load i32, ptr %8, align 4
  store i32 %139, ptr %3, align 4
  store i32 %140, ptr %4, align 4
  store i32 %141, ptr %5, align 4
  %142 = load i32, ptr %3, align 4
  %143 = load i32, ptr %4, align 4
  %144 = load i32, ptr %5, align 4
  %145 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %142, i32 %143, i32 %144, i32 0)
  store i32 %145, ptr %31, align 4
  %146 = load i32, ptr %14, align 4
  %147 = load i32, ptr %30, align 4
  %148 = icmp sge i32 %146, %147
  br i1 %148, label %149, label %153

149:                                              ; preds = %136
  %150 = load i32, ptr %31, align 4
  %151 = load i32, ptr %29, align 4
  %152 = add i32 %151, %150
  store i32 %152, ptr %29, align 4
  br label %153

153:                                              ; preds = %149, %136
  br label %154

154:                                              ; preds = %153
  %155 = load i32, ptr %30, align 4
  %156 = shl i32 %155, 1
  store i32 %156, ptr %30, align 4
  br label %133, !llvm.loop !7

157:                                              ; preds = %133
  %158 = load i32, ptr %29, align 4
  %159 = load i32, ptr %28, align 4
  %160 = sub i32 %158, %159
  %161 = load i32, ptr %14, align 4
  %162 = mul i32 2, %161
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 %163
  store i32 %160, ptr %164, align 4
  %165 = load i32, ptr %29, align 4
  %166 = load i32, ptr %28, align 4
  %167 = sub i32 %165, %166
  %168 = load i32, ptr %26, align 4
  %169 = add i32 %167, %168
  %170 = load i32, ptr %14, align 4
  %171 = mul i32 2, %170
  %172 = add i32 %171, 1
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 %173
  store i32 %169, ptr %174, align 4
  br label %175

175:                                              ; preds = %157, %114
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %176 = load i32, ptr %20, align 4
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw [16 x [4 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 0, i64 %177
  %179 = load i32, ptr %15, align 4
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds nuw [4 x i32], ptr %178, i64 0, i64 %180
  %182 = load i32, ptr %181, align 4
  %183 = load i32, ptr %25, align 4
  %184 = add i32 %182, %183
  store i32 %184, ptr %32, align 4
  %185 = load i32, ptr %17, align 4
  %186 = load i32, ptr %32, align 4
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_key to ptr), i64 0, i64 %187
  store i32 %185, ptr %188, align 4
  %189 = load i32, ptr %18, align 4
  %190 = load i32, ptr %32, align 4
  %191 = zext i32 %190 to i64
  %192 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_val to ptr), i64 0, i64 %191
  store i32 %189, ptr %192, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %193 = load i32, ptr %13, align 4
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_key to ptr), i64 0, i64 %194
  %196 = load i32, ptr %195, align 4
  store i32 %196, ptr %17, align 4
  %197 = load i32, ptr %13, align 4
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_val to ptr), i64 0, i64 %198
  %200 = load i32, ptr %199, align 4
  store i32 %200, ptr %18, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %201

201:                                              ; preds = %175
  %202 = load i32, ptr %19, align 4
  %203 = add nsw i32 %202, 4
  store i32 %203, ptr %19, align 4
  br label %54, !llvm.loop !8

204:                                              ; preds = %54
  %205 = load i32, ptr %17, align 4
  %206 = load ptr, ptr %11, align 8
  %207 = load i32, ptr %16, align 4
  %208 = load i32, ptr %13, align 4
  %209 = add i32 %207, %208
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds nuw i32, ptr %206, i64 %210
  store i32 %205, ptr %211, align 4
  %212 = load i32, ptr %18, align 4
  %213 = load ptr, ptr %12, align 8
  %214 = load i32, ptr %16, align 4
  %215 = load i32, ptr %13, align 4
  %216 = add i32 %214, %215
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw i32, ptr %213, i64 %217
  store i32 %212, ptr %218, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
