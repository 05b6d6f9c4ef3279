; ModuleID = 'corpus/cuda/cu_bitonic_sort.cu'
source_filename = "corpus/cuda/cu_bitonic_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14bitonic_sharedE5s_key = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ14bitonic_sharedE5s_val = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_shared(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 7
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  %11 = load i32, ptr %9, align 4, !tbaa !4
  %12 = zext nneg i32 %6 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %12
  store i32 %11, ptr %13, align 4, !tbaa !4
  %14 = load i32, ptr %10, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %12
  store i32 %14, ptr %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = add nuw nsw i32 %6, 64
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %19
  store i32 %17, ptr %20, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %19
  store i32 %22, ptr %23, align 4, !tbaa !4
  %24 = shl nuw nsw i32 %6, 1
  %25 = and i32 %6, 1
  %26 = xor i32 %2, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = zext nneg i32 %24 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %27
  %29 = or disjoint i32 %24, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %30
  %32 = load i32, ptr %28, align 4, !tbaa !4
  %33 = load i32, ptr %31, align 4, !tbaa !4
  %34 = icmp ugt i32 %32, %33
  %35 = zext i1 %34 to i32
  %36 = icmp eq i32 %26, %35
  br i1 %36, label %304, label %309

37:                                               ; preds = %309
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %318
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %315
  store i32 %321, ptr %316, align 4, !tbaa !4
  store i32 %320, ptr %319, align 4, !tbaa !4
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = load i32, ptr %38, align 4, !tbaa !4
  store i32 %41, ptr %39, align 4, !tbaa !4
  store i32 %40, ptr %38, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %37, %309
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = load i32, ptr %28, align 4, !tbaa !4
  %44 = load i32, ptr %31, align 4, !tbaa !4
  %45 = icmp ugt i32 %43, %44
  %46 = zext i1 %45 to i32
  %47 = icmp eq i32 %312, %46
  br i1 %47, label %48, label %53

48:                                               ; preds = %42
  %49 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %30
  %50 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %27
  store i32 %44, ptr %28, align 4, !tbaa !4
  store i32 %43, ptr %31, align 4, !tbaa !4
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = load i32, ptr %49, align 4, !tbaa !4
  store i32 %52, ptr %50, align 4, !tbaa !4
  store i32 %51, ptr %49, align 4, !tbaa !4
  br label %53

53:                                               ; preds = %48, %42
  %54 = lshr i32 %6, 2
  %55 = and i32 %54, 1
  %56 = xor i32 %2, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = and i32 %6, 3
  %58 = sub nsw i32 %24, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %59
  %61 = add nsw i32 %58, 4
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %62
  %64 = load i32, ptr %60, align 4, !tbaa !4
  %65 = load i32, ptr %63, align 4, !tbaa !4
  %66 = icmp ugt i32 %64, %65
  %67 = zext i1 %66 to i32
  %68 = icmp eq i32 %56, %67
  br i1 %68, label %69, label %74

69:                                               ; preds = %53
  %70 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %62
  %71 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %59
  store i32 %65, ptr %60, align 4, !tbaa !4
  store i32 %64, ptr %63, align 4, !tbaa !4
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = load i32, ptr %70, align 4, !tbaa !4
  store i32 %73, ptr %71, align 4, !tbaa !4
  store i32 %72, ptr %70, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %69, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = load i32, ptr %316, align 4, !tbaa !4
  %76 = load i32, ptr %319, align 4, !tbaa !4
  %77 = icmp ugt i32 %75, %76
  %78 = zext i1 %77 to i32
  %79 = icmp eq i32 %56, %78
  br i1 %79, label %80, label %85

80:                                               ; preds = %74
  %81 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %318
  %82 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %315
  store i32 %76, ptr %316, align 4, !tbaa !4
  store i32 %75, ptr %319, align 4, !tbaa !4
  %83 = load i32, ptr %82, align 4, !tbaa !4
  %84 = load i32, ptr %81, align 4, !tbaa !4
  store i32 %84, ptr %82, align 4, !tbaa !4
  store i32 %83, ptr %81, align 4, !tbaa !4
  br label %85

85:                                               ; preds = %80, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = load i32, ptr %28, align 4, !tbaa !4
  %87 = load i32, ptr %31, align 4, !tbaa !4
  %88 = icmp ugt i32 %86, %87
  %89 = zext i1 %88 to i32
  %90 = icmp eq i32 %56, %89
  br i1 %90, label %91, label %96

91:                                               ; preds = %85
  %92 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %30
  %93 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %27
  store i32 %87, ptr %28, align 4, !tbaa !4
  store i32 %86, ptr %31, align 4, !tbaa !4
  %94 = load i32, ptr %93, align 4, !tbaa !4
  %95 = load i32, ptr %92, align 4, !tbaa !4
  store i32 %95, ptr %93, align 4, !tbaa !4
  store i32 %94, ptr %92, align 4, !tbaa !4
  br label %96

96:                                               ; preds = %91, %85
  %97 = lshr i32 %6, 3
  %98 = and i32 %97, 1
  %99 = xor i32 %2, %98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %100 = and i32 %6, 7
  %101 = sub nsw i32 %24, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %102
  %104 = add nsw i32 %101, 8
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %105
  %107 = load i32, ptr %103, align 4, !tbaa !4
  %108 = load i32, ptr %106, align 4, !tbaa !4
  %109 = icmp ugt i32 %107, %108
  %110 = zext i1 %109 to i32
  %111 = icmp eq i32 %99, %110
  br i1 %111, label %112, label %117

112:                                              ; preds = %96
  %113 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %105
  %114 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %102
  store i32 %108, ptr %103, align 4, !tbaa !4
  store i32 %107, ptr %106, align 4, !tbaa !4
  %115 = load i32, ptr %114, align 4, !tbaa !4
  %116 = load i32, ptr %113, align 4, !tbaa !4
  store i32 %116, ptr %114, align 4, !tbaa !4
  store i32 %115, ptr %113, align 4, !tbaa !4
  br label %117

117:                                              ; preds = %112, %96
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = load i32, ptr %60, align 4, !tbaa !4
  %119 = load i32, ptr %63, align 4, !tbaa !4
  %120 = icmp ugt i32 %118, %119
  %121 = zext i1 %120 to i32
  %122 = icmp eq i32 %99, %121
  br i1 %122, label %123, label %128

123:                                              ; preds = %117
  %124 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %62
  %125 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %59
  store i32 %119, ptr %60, align 4, !tbaa !4
  store i32 %118, ptr %63, align 4, !tbaa !4
  %126 = load i32, ptr %125, align 4, !tbaa !4
  %127 = load i32, ptr %124, align 4, !tbaa !4
  store i32 %127, ptr %125, align 4, !tbaa !4
  store i32 %126, ptr %124, align 4, !tbaa !4
  br label %128

128:                                              ; preds = %123, %117
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %129 = load i32, ptr %316, align 4, !tbaa !4
  %130 = load i32, ptr %319, align 4, !tbaa !4
  %131 = icmp ugt i32 %129, %130
  %132 = zext i1 %131 to i32
  %133 = icmp eq i32 %99, %132
  br i1 %133, label %134, label %139

134:                                              ; preds = %128
  %135 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %318
  %136 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %315
  store i32 %130, ptr %316, align 4, !tbaa !4
  store i32 %129, ptr %319, align 4, !tbaa !4
  %137 = load i32, ptr %136, align 4, !tbaa !4
  %138 = load i32, ptr %135, align 4, !tbaa !4
  store i32 %138, ptr %136, align 4, !tbaa !4
  store i32 %137, ptr %135, align 4, !tbaa !4
  br label %139

139:                                              ; preds = %134, %128
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %140 = load i32, ptr %28, align 4, !tbaa !4
  %141 = load i32, ptr %31, align 4, !tbaa !4
  %142 = icmp ugt i32 %140, %141
  %143 = zext i1 %142 to i32
  %144 = icmp eq i32 %99, %143
  br i1 %144, label %145, label %150

145:                                              ; preds = %139
  %146 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %30
  %147 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %27
  store i32 %141, ptr %28, align 4, !tbaa !4
  store i32 %140, ptr %31, align 4, !tbaa !4
  %148 = load i32, ptr %147, align 4, !tbaa !4
  %149 = load i32, ptr %146, align 4, !tbaa !4
  store i32 %149, ptr %147, align 4, !tbaa !4
  store i32 %148, ptr %146, align 4, !tbaa !4
  br label %150

150:                                              ; preds = %145, %139
  %151 = lshr i32 %6, 4
  %152 = and i32 %151, 1
  %153 = xor i32 %2, %152
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %154 = and i32 %6, 15
  %155 = sub nsw i32 %24, %154
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %156
  %158 = add nsw i32 %155, 16
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %159
  %161 = load i32, ptr %157, align 4, !tbaa !4
  %162 = load i32, ptr %160, align 4, !tbaa !4
  %163 = icmp ugt i32 %161, %162
  %164 = zext i1 %163 to i32
  %165 = icmp eq i32 %153, %164
  br i1 %165, label %166, label %171

166:                                              ; preds = %150
  %167 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %159
  %168 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %156
  store i32 %162, ptr %157, align 4, !tbaa !4
  store i32 %161, ptr %160, align 4, !tbaa !4
  %169 = load i32, ptr %168, align 4, !tbaa !4
  %170 = load i32, ptr %167, align 4, !tbaa !4
  store i32 %170, ptr %168, align 4, !tbaa !4
  store i32 %169, ptr %167, align 4, !tbaa !4
  br label %171

171:                                              ; preds = %166, %150
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %172 = load i32, ptr %103, align 4, !tbaa !4
  %173 = load i32, ptr %106, align 4, !tbaa !4
  %174 = icmp ugt i32 %172, %173
  %175 = zext i1 %174 to i32
  %176 = icmp eq i32 %153, %175
  br i1 %176, label %177, label %182

177:                                              ; preds = %171
  %178 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %105
  %179 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %102
  store i32 %173, ptr %103, align 4, !tbaa !4
  store i32 %172, ptr %106, align 4, !tbaa !4
  %180 = load i32, ptr %179, align 4, !tbaa !4
  %181 = load i32, ptr %178, align 4, !tbaa !4
  store i32 %181, ptr %179, align 4, !tbaa !4
  store i32 %180, ptr %178, align 4, !tbaa !4
  br label %182

182:                                              ; preds = %177, %171
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %183 = load i32, ptr %60, align 4, !tbaa !4
  %184 = load i32, ptr %63, align 4, !tbaa !4
  %185 = icmp ugt i32 %183, %184
  %186 = zext i1 %185 to i32
  %187 = icmp eq i32 %153, %186
  br i1 %187, label %188, label %193

188:                                              ; preds = %182
  %189 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %62
  %190 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %59
  store i32 %184, ptr %60, align 4, !tbaa !4
  store i32 %183, ptr %63, align 4, !tbaa !4
  %191 = load i32, ptr %190, align 4, !tbaa !4
  %192 = load i32, ptr %189, align 4, !tbaa !4
  store i32 %192, ptr %190, align 4, !tbaa !4
  store i32 %191, ptr %189, align 4, !tbaa !4
  br label %193

193:                                              ; preds = %188, %182
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %194 = load i32, ptr %316, align 4, !tbaa !4
  %195 = load i32, ptr %319, align 4, !tbaa !4
  %196 = icmp ugt i32 %194, %195
  %197 = zext i1 %196 to i32
  %198 = icmp eq i32 %153, %197
  br i1 %198, label %199, label %204

199:                                              ; preds = %193
  %200 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %318
  %201 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %315
  store i32 %195, ptr %316, align 4, !tbaa !4
  store i32 %194, ptr %319, align 4, !tbaa !4
  %202 = load i32, ptr %201, align 4, !tbaa !4
  %203 = load i32, ptr %200, align 4, !tbaa !4
  store i32 %203, ptr %201, align 4, !tbaa !4
  store i32 %202, ptr %200, align 4, !tbaa !4
  br label %204

204:                                              ; preds = %199, %193
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %205 = load i32, ptr %28, align 4, !tbaa !4
  %206 = load i32, ptr %31, align 4, !tbaa !4
  %207 = icmp ugt i32 %205, %206
  %208 = zext i1 %207 to i32
  %209 = icmp eq i32 %153, %208
  br i1 %209, label %210, label %215

210:                                              ; preds = %204
  %211 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %30
  %212 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %27
  store i32 %206, ptr %28, align 4, !tbaa !4
  store i32 %205, ptr %31, align 4, !tbaa !4
  %213 = load i32, ptr %212, align 4, !tbaa !4
  %214 = load i32, ptr %211, align 4, !tbaa !4
  store i32 %214, ptr %212, align 4, !tbaa !4
  store i32 %213, ptr %211, align 4, !tbaa !4
  br label %215

215:                                              ; preds = %210, %204
  %216 = lshr i32 %6, 5
  %217 = and i32 %216, 1
  %218 = xor i32 %2, %217
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %219 = and i32 %6, 31
  %220 = sub nsw i32 %24, %219
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %221
  %223 = add nsw i32 %220, 32
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %224
  %226 = load i32, ptr %222, align 4, !tbaa !4
  %227 = load i32, ptr %225, align 4, !tbaa !4
  %228 = icmp ugt i32 %226, %227
  %229 = zext i1 %228 to i32
  %230 = icmp eq i32 %218, %229
  br i1 %230, label %231, label %236

231:                                              ; preds = %215
  %232 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %224
  %233 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %221
  store i32 %227, ptr %222, align 4, !tbaa !4
  store i32 %226, ptr %225, align 4, !tbaa !4
  %234 = load i32, ptr %233, align 4, !tbaa !4
  %235 = load i32, ptr %232, align 4, !tbaa !4
  store i32 %235, ptr %233, align 4, !tbaa !4
  store i32 %234, ptr %232, align 4, !tbaa !4
  br label %236

236:                                              ; preds = %231, %215
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %237 = load i32, ptr %157, align 4, !tbaa !4
  %238 = load i32, ptr %160, align 4, !tbaa !4
  %239 = icmp ugt i32 %237, %238
  %240 = zext i1 %239 to i32
  %241 = icmp eq i32 %218, %240
  br i1 %241, label %242, label %247

242:                                              ; preds = %236
  %243 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %159
  %244 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %156
  store i32 %238, ptr %157, align 4, !tbaa !4
  store i32 %237, ptr %160, align 4, !tbaa !4
  %245 = load i32, ptr %244, align 4, !tbaa !4
  %246 = load i32, ptr %243, align 4, !tbaa !4
  store i32 %246, ptr %244, align 4, !tbaa !4
  store i32 %245, ptr %243, align 4, !tbaa !4
  br label %247

247:                                              ; preds = %242, %236
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %248 = load i32, ptr %103, align 4, !tbaa !4
  %249 = load i32, ptr %106, align 4, !tbaa !4
  %250 = icmp ugt i32 %248, %249
  %251 = zext i1 %250 to i32
  %252 = icmp eq i32 %218, %251
  br i1 %252, label %253, label %258

253:                                              ; preds = %247
  %254 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %105
  %255 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %102
  store i32 %249, ptr %103, align 4, !tbaa !4
  store i32 %248, ptr %106, align 4, !tbaa !4
  %256 = load i32, ptr %255, align 4, !tbaa !4
  %257 = load i32, ptr %254, align 4, !tbaa !4
  store i32 %257, ptr %255, align 4, !tbaa !4
  store i32 %256, ptr %254, align 4, !tbaa !4
  br label %258

258:                                              ; preds = %253, %247
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %259 = load i32, ptr %60, align 4, !tbaa !4
  %260 = load i32, ptr %63, align 4, !tbaa !4
  %261 = icmp ugt i32 %259, %260
  %262 = zext i1 %261 to i32
  %263 = icmp eq i32 %218, %262
  br i1 %263, label %264, label %269

264:                                              ; preds = %258
  %265 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %62
  %266 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %59
  store i32 %260, ptr %60, align 4, !tbaa !4
  store i32 %259, ptr %63, align 4, !tbaa !4
  %267 = load i32, ptr %266, align 4, !tbaa !4
  %268 = load i32, ptr %265, align 4, !tbaa !4
  store i32 %268, ptr %266, align 4, !tbaa !4
  store i32 %267, ptr %265, align 4, !tbaa !4
  br label %269

269:                                              ; preds = %264, %258
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %270 = load i32, ptr %316, align 4, !tbaa !4
  %271 = load i32, ptr %319, align 4, !tbaa !4
  %272 = icmp ugt i32 %270, %271
  %273 = zext i1 %272 to i32
  %274 = icmp eq i32 %218, %273
  br i1 %274, label %275, label %280

275:                                              ; preds = %269
  %276 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %318
  %277 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %315
  store i32 %271, ptr %316, align 4, !tbaa !4
  store i32 %270, ptr %319, align 4, !tbaa !4
  %278 = load i32, ptr %277, align 4, !tbaa !4
  %279 = load i32, ptr %276, align 4, !tbaa !4
  store i32 %279, ptr %277, align 4, !tbaa !4
  store i32 %278, ptr %276, align 4, !tbaa !4
  br label %280

280:                                              ; preds = %275, %269
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %281 = load i32, ptr %28, align 4, !tbaa !4
  %282 = load i32, ptr %31, align 4, !tbaa !4
  %283 = icmp ugt i32 %281, %282
  %284 = zext i1 %283 to i32
  %285 = icmp eq i32 %218, %284
  br i1 %285, label %286, label %291

286:                                              ; preds = %280
  %287 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %30
  %288 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %27
  store i32 %282, ptr %28, align 4, !tbaa !4
  store i32 %281, ptr %31, align 4, !tbaa !4
  %289 = load i32, ptr %288, align 4, !tbaa !4
  %290 = load i32, ptr %287, align 4, !tbaa !4
  store i32 %290, ptr %288, align 4, !tbaa !4
  store i32 %289, ptr %287, align 4, !tbaa !4
  br label %291

291:                                              ; preds = %286, %280
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %292 = and i32 %6, 63
  %293 = sub nsw i32 %24, %292
  %294 = zext i32 %293 to i64
  %295 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %294
  %296 = add nsw i32 %293, 64
  %297 = zext nneg i32 %296 to i64
  %298 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %297
  %299 = load i32, ptr %295, align 4, !tbaa !4
  %300 = load i32, ptr %298, align 4, !tbaa !4
  %301 = icmp ugt i32 %299, %300
  %302 = zext i1 %301 to i32
  %303 = icmp eq i32 %2, %302
  br i1 %303, label %325, label %330

304:                                              ; preds = %3
  %305 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %30
  %306 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %27
  store i32 %33, ptr %28, align 4, !tbaa !4
  store i32 %32, ptr %31, align 4, !tbaa !4
  %307 = load i32, ptr %306, align 4, !tbaa !4
  %308 = load i32, ptr %305, align 4, !tbaa !4
  store i32 %308, ptr %306, align 4, !tbaa !4
  store i32 %307, ptr %305, align 4, !tbaa !4
  br label %309

309:                                              ; preds = %3, %304
  %310 = lshr i32 %6, 1
  %311 = and i32 %310, 1
  %312 = xor i32 %2, %311
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %313 = and i32 %6, 1
  %314 = sub nsw i32 %24, %313
  %315 = zext i32 %314 to i64
  %316 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %315
  %317 = add nsw i32 %314, 2
  %318 = zext nneg i32 %317 to i64
  %319 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %318
  %320 = load i32, ptr %316, align 4, !tbaa !4
  %321 = load i32, ptr %319, align 4, !tbaa !4
  %322 = icmp ugt i32 %320, %321
  %323 = zext i1 %322 to i32
  %324 = icmp eq i32 %312, %323
  br i1 %324, label %37, label %42

325:                                              ; preds = %291
  %326 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %297
  %327 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %294
  store i32 %300, ptr %295, align 4, !tbaa !4
  store i32 %299, ptr %298, align 4, !tbaa !4
  %328 = load i32, ptr %327, align 4, !tbaa !4
  %329 = load i32, ptr %326, align 4, !tbaa !4
  store i32 %329, ptr %327, align 4, !tbaa !4
  store i32 %328, ptr %326, align 4, !tbaa !4
  br label %330

330:                                              ; preds = %291, %325
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %331 = load i32, ptr %222, align 4, !tbaa !4
  %332 = load i32, ptr %225, align 4, !tbaa !4
  %333 = icmp ugt i32 %331, %332
  %334 = zext i1 %333 to i32
  %335 = icmp eq i32 %2, %334
  br i1 %335, label %336, label %341

336:                                              ; preds = %330
  %337 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %224
  %338 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %221
  store i32 %332, ptr %222, align 4, !tbaa !4
  store i32 %331, ptr %225, align 4, !tbaa !4
  %339 = load i32, ptr %338, align 4, !tbaa !4
  %340 = load i32, ptr %337, align 4, !tbaa !4
  store i32 %340, ptr %338, align 4, !tbaa !4
  store i32 %339, ptr %337, align 4, !tbaa !4
  br label %341

341:                                              ; preds = %336, %330
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %342 = load i32, ptr %157, align 4, !tbaa !4
  %343 = load i32, ptr %160, align 4, !tbaa !4
  %344 = icmp ugt i32 %342, %343
  %345 = zext i1 %344 to i32
  %346 = icmp eq i32 %2, %345
  br i1 %346, label %347, label %352

347:                                              ; preds = %341
  %348 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %159
  %349 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %156
  store i32 %343, ptr %157, align 4, !tbaa !4
  store i32 %342, ptr %160, align 4, !tbaa !4
  %350 = load i32, ptr %349, align 4, !tbaa !4
  %351 = load i32, ptr %348, align 4, !tbaa !4
  store i32 %351, ptr %349, align 4, !tbaa !4
  store i32 %350, ptr %348, align 4, !tbaa !4
  br label %352

352:                                              ; preds = %347, %341
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %353 = load i32, ptr %103, align 4, !tbaa !4
  %354 = load i32, ptr %106, align 4, !tbaa !4
  %355 = icmp ugt i32 %353, %354
  %356 = zext i1 %355 to i32
  %357 = icmp eq i32 %2, %356
  br i1 %357, label %358, label %363

358:                                              ; preds = %352
  %359 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %105
  %360 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %102
  store i32 %354, ptr %103, align 4, !tbaa !4
  store i32 %353, ptr %106, align 4, !tbaa !4
  %361 = load i32, ptr %360, align 4, !tbaa !4
  %362 = load i32, ptr %359, align 4, !tbaa !4
  store i32 %362, ptr %360, align 4, !tbaa !4
  store i32 %361, ptr %359, align 4, !tbaa !4
  br label %363

363:                                              ; preds = %358, %352
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %364 = load i32, ptr %60, align 4, !tbaa !4
  %365 = load i32, ptr %63, align 4, !tbaa !4
  %366 = icmp ugt i32 %364, %365
  %367 = zext i1 %366 to i32
  %368 = icmp eq i32 %2, %367
  br i1 %368, label %369, label %374

369:                                              ; preds = %363
  %370 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %62
  %371 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %59
  store i32 %365, ptr %60, align 4, !tbaa !4
  store i32 %364, ptr %63, align 4, !tbaa !4
  %372 = load i32, ptr %371, align 4, !tbaa !4
  %373 = load i32, ptr %370, align 4, !tbaa !4
  store i32 %373, ptr %371, align 4, !tbaa !4
  store i32 %372, ptr %370, align 4, !tbaa !4
  br label %374

374:                                              ; preds = %369, %363
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %375 = load i32, ptr %316, align 4, !tbaa !4
  %376 = load i32, ptr %319, align 4, !tbaa !4
  %377 = icmp ugt i32 %375, %376
  %378 = zext i1 %377 to i32
  %379 = icmp eq i32 %2, %378
  br i1 %379, label %380, label %385

380:                                              ; preds = %374
  %381 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %318
  %382 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %315
  store i32 %376, ptr %316, align 4, !tbaa !4
  store i32 %375, ptr %319, align 4, !tbaa !4
  %383 = load i32, ptr %382, align 4, !tbaa !4
  %384 = load i32, ptr %381, align 4, !tbaa !4
  store i32 %384, ptr %382, align 4, !tbaa !4
  store i32 %383, ptr %381, align 4, !tbaa !4
  br label %385

385:                                              ; preds = %380, %374
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %386 = load i32, ptr %28, align 4, !tbaa !4
  %387 = load i32, ptr %31, align 4, !tbaa !4
  %388 = icmp ugt i32 %386, %387
  %389 = zext i1 %388 to i32
  %390 = icmp eq i32 %2, %389
  br i1 %390, label %391, label %396

391:                                              ; preds = %385
  %392 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %30
  %393 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %27
  store i32 %387, ptr %28, align 4, !tbaa !4
  store i32 %386, ptr %31, align 4, !tbaa !4
  %394 = load i32, ptr %393, align 4, !tbaa !4
  %395 = load i32, ptr %392, align 4, !tbaa !4
  store i32 %395, ptr %393, align 4, !tbaa !4
  store i32 %394, ptr %392, align 4, !tbaa !4
  br label %396

396:                                              ; preds = %391, %385
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %397 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %397, ptr %9, align 4, !tbaa !4
  %398 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %398, ptr %10, align 4, !tbaa !4
  %399 = load i32, ptr %20, align 4, !tbaa !4
  store i32 %399, ptr %16, align 4, !tbaa !4
  %400 = load i32, ptr %23, align 4, !tbaa !4
  store i32 %400, ptr %21, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bitonic_merge_global(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = add i32 %2, -2
  %13 = and i32 %3, %12
  %14 = lshr i32 %13, 1
  %15 = and i32 %14, %11
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i32
  %18 = xor i32 %5, %17
  %19 = shl i32 %11, 1
  %20 = add i32 %4, -1
  %21 = and i32 %20, %11
  %22 = sub i32 %19, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %23
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = add i32 %22, %4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = icmp ugt i32 %25, %31
  %35 = zext i1 %34 to i32
  %36 = icmp eq i32 %18, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %6
  br label %38

38:                                               ; preds = %6, %37
  %39 = phi i32 [ %31, %37 ], [ %25, %6 ]
  %40 = phi i32 [ %33, %37 ], [ %27, %6 ]
  %41 = phi i32 [ %25, %37 ], [ %31, %6 ]
  %42 = phi i32 [ %27, %37 ], [ %33, %6 ]
  store i32 %39, ptr %24, align 4, !tbaa !4
  store i32 %40, ptr %26, align 4, !tbaa !4
  store i32 %41, ptr %30, align 4, !tbaa !4
  store i32 %42, ptr %32, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
