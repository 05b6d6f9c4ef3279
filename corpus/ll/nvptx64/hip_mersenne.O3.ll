; ModuleID = 'corpus/hip/hip_mersenne.hip'
source_filename = "corpus/hip/hip_mersenne.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Xoshiro = type { [4 x i64] }

@_ZZ8mt_blockE2mt = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mt_block(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %130

5:                                                ; preds = %2
  store i32 %1, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), align 4, !tbaa !4
  %6 = lshr i32 %1, 30
  %7 = xor i32 %6, %1
  %8 = mul i32 %7, 1812433253
  %9 = add i32 %8, 1
  store i32 %9, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 4), align 4, !tbaa !4
  %10 = lshr i32 %9, 30
  %11 = xor i32 %10, %9
  %12 = mul i32 %11, 1812433253
  %13 = add i32 %12, 2
  store i32 %13, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 8), align 4, !tbaa !4
  %14 = lshr i32 %13, 30
  %15 = xor i32 %14, %13
  %16 = mul i32 %15, 1812433253
  %17 = add i32 %16, 3
  store i32 %17, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 12), align 4, !tbaa !4
  %18 = lshr i32 %17, 30
  %19 = xor i32 %18, %17
  %20 = mul i32 %19, 1812433253
  %21 = add i32 %20, 4
  store i32 %21, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 16), align 4, !tbaa !4
  %22 = lshr i32 %21, 30
  %23 = xor i32 %22, %21
  %24 = mul i32 %23, 1812433253
  %25 = add i32 %24, 5
  store i32 %25, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 20), align 4, !tbaa !4
  %26 = lshr i32 %25, 30
  %27 = xor i32 %26, %25
  %28 = mul i32 %27, 1812433253
  %29 = add i32 %28, 6
  store i32 %29, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 24), align 4, !tbaa !4
  %30 = lshr i32 %29, 30
  %31 = xor i32 %30, %29
  %32 = mul i32 %31, 1812433253
  %33 = add i32 %32, 7
  store i32 %33, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 28), align 4, !tbaa !4
  %34 = lshr i32 %33, 30
  %35 = xor i32 %34, %33
  %36 = mul i32 %35, 1812433253
  %37 = add i32 %36, 8
  store i32 %37, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 32), align 4, !tbaa !4
  %38 = lshr i32 %37, 30
  %39 = xor i32 %38, %37
  %40 = mul i32 %39, 1812433253
  %41 = add i32 %40, 9
  store i32 %41, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 36), align 4, !tbaa !4
  %42 = lshr i32 %41, 30
  %43 = xor i32 %42, %41
  %44 = mul i32 %43, 1812433253
  %45 = add i32 %44, 10
  store i32 %45, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 40), align 4, !tbaa !4
  %46 = lshr i32 %45, 30
  %47 = xor i32 %46, %45
  %48 = mul i32 %47, 1812433253
  %49 = add i32 %48, 11
  store i32 %49, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 44), align 4, !tbaa !4
  %50 = lshr i32 %49, 30
  %51 = xor i32 %50, %49
  %52 = mul i32 %51, 1812433253
  %53 = add i32 %52, 12
  store i32 %53, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 48), align 4, !tbaa !4
  %54 = lshr i32 %53, 30
  %55 = xor i32 %54, %53
  %56 = mul i32 %55, 1812433253
  %57 = add i32 %56, 13
  store i32 %57, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 52), align 4, !tbaa !4
  %58 = lshr i32 %57, 30
  %59 = xor i32 %58, %57
  %60 = mul i32 %59, 1812433253
  %61 = add i32 %60, 14
  store i32 %61, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 56), align 4, !tbaa !4
  %62 = lshr i32 %61, 30
  %63 = xor i32 %62, %61
  %64 = mul i32 %63, 1812433253
  %65 = add i32 %64, 15
  store i32 %65, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 60), align 4, !tbaa !4
  %66 = lshr i32 %65, 30
  %67 = xor i32 %66, %65
  %68 = mul i32 %67, 1812433253
  %69 = add i32 %68, 16
  store i32 %69, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 64), align 4, !tbaa !4
  %70 = lshr i32 %69, 30
  %71 = xor i32 %70, %69
  %72 = mul i32 %71, 1812433253
  %73 = add i32 %72, 17
  store i32 %73, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 68), align 4, !tbaa !4
  %74 = lshr i32 %73, 30
  %75 = xor i32 %74, %73
  %76 = mul i32 %75, 1812433253
  %77 = add i32 %76, 18
  store i32 %77, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 72), align 4, !tbaa !4
  %78 = lshr i32 %77, 30
  %79 = xor i32 %78, %77
  %80 = mul i32 %79, 1812433253
  %81 = add i32 %80, 19
  store i32 %81, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 76), align 4, !tbaa !4
  %82 = lshr i32 %81, 30
  %83 = xor i32 %82, %81
  %84 = mul i32 %83, 1812433253
  %85 = add i32 %84, 20
  store i32 %85, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 80), align 4, !tbaa !4
  %86 = lshr i32 %85, 30
  %87 = xor i32 %86, %85
  %88 = mul i32 %87, 1812433253
  %89 = add i32 %88, 21
  store i32 %89, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 84), align 4, !tbaa !4
  %90 = lshr i32 %89, 30
  %91 = xor i32 %90, %89
  %92 = mul i32 %91, 1812433253
  %93 = add i32 %92, 22
  store i32 %93, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 88), align 4, !tbaa !4
  %94 = lshr i32 %93, 30
  %95 = xor i32 %94, %93
  %96 = mul i32 %95, 1812433253
  %97 = add i32 %96, 23
  store i32 %97, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 92), align 4, !tbaa !4
  %98 = lshr i32 %97, 30
  %99 = xor i32 %98, %97
  %100 = mul i32 %99, 1812433253
  %101 = add i32 %100, 24
  store i32 %101, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 96), align 4, !tbaa !4
  %102 = lshr i32 %101, 30
  %103 = xor i32 %102, %101
  %104 = mul i32 %103, 1812433253
  %105 = add i32 %104, 25
  store i32 %105, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 100), align 4, !tbaa !4
  %106 = lshr i32 %105, 30
  %107 = xor i32 %106, %105
  %108 = mul i32 %107, 1812433253
  %109 = add i32 %108, 26
  store i32 %109, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 104), align 4, !tbaa !4
  %110 = lshr i32 %109, 30
  %111 = xor i32 %110, %109
  %112 = mul i32 %111, 1812433253
  %113 = add i32 %112, 27
  store i32 %113, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 108), align 4, !tbaa !4
  %114 = lshr i32 %113, 30
  %115 = xor i32 %114, %113
  %116 = mul i32 %115, 1812433253
  %117 = add i32 %116, 28
  store i32 %117, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 112), align 4, !tbaa !4
  %118 = lshr i32 %117, 30
  %119 = xor i32 %118, %117
  %120 = mul i32 %119, 1812433253
  %121 = add i32 %120, 29
  store i32 %121, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 116), align 4, !tbaa !4
  %122 = lshr i32 %121, 30
  %123 = xor i32 %122, %121
  %124 = mul i32 %123, 1812433253
  %125 = add i32 %124, 30
  store i32 %125, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 120), align 4, !tbaa !4
  %126 = lshr i32 %125, 30
  %127 = xor i32 %126, %125
  %128 = mul i32 %127, 1812433253
  %129 = add i32 %128, 31
  store i32 %129, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 124), align 4, !tbaa !4
  br label %130

130:                                              ; preds = %5, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %131 = zext nneg i32 %3 to i64
  %132 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 %131
  %133 = add nuw nsw i32 %3, 1
  %134 = and i32 %133, 31
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 %135
  %137 = add nuw nsw i32 %3, 13
  %138 = and i32 %137, 31
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 %139
  %141 = load i32, ptr %132, align 4, !tbaa !4
  %142 = and i32 %141, -2147483648
  %143 = load i32, ptr %136, align 4, !tbaa !4
  %144 = and i32 %143, 2147483646
  %145 = or disjoint i32 %144, %142
  %146 = load i32, ptr %140, align 4, !tbaa !4
  %147 = lshr exact i32 %145, 1
  %148 = xor i32 %147, %146
  %149 = and i32 %143, 1
  %150 = icmp eq i32 %149, 0
  %151 = select i1 %150, i32 0, i32 -1727483681
  %152 = xor i32 %148, %151
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %152, ptr %132, align 4, !tbaa !4
  %153 = lshr i32 %152, 11
  %154 = xor i32 %153, %152
  %155 = shl i32 %154, 7
  %156 = and i32 %155, -1658038656
  %157 = xor i32 %156, %154
  %158 = shl i32 %157, 15
  %159 = and i32 %158, -272236544
  %160 = xor i32 %159, %157
  %161 = lshr i32 %160, 18
  %162 = xor i32 %161, %160
  %163 = getelementptr inbounds nuw i32, ptr %0, i64 %131
  store i32 %162, ptr %163, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %164 = load i32, ptr %132, align 4, !tbaa !4
  %165 = and i32 %164, -2147483648
  %166 = load i32, ptr %136, align 4, !tbaa !4
  %167 = and i32 %166, 2147483646
  %168 = or disjoint i32 %167, %165
  %169 = load i32, ptr %140, align 4, !tbaa !4
  %170 = lshr exact i32 %168, 1
  %171 = xor i32 %170, %169
  %172 = and i32 %166, 1
  %173 = icmp eq i32 %172, 0
  %174 = select i1 %173, i32 0, i32 -1727483681
  %175 = xor i32 %171, %174
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %175, ptr %132, align 4, !tbaa !4
  %176 = lshr i32 %175, 11
  %177 = xor i32 %176, %175
  %178 = shl i32 %177, 7
  %179 = and i32 %178, -1658038656
  %180 = xor i32 %179, %177
  %181 = shl i32 %180, 15
  %182 = and i32 %181, -272236544
  %183 = xor i32 %182, %180
  %184 = lshr i32 %183, 18
  %185 = xor i32 %184, %183
  %186 = zext nneg i32 %3 to i64
  %187 = getelementptr inbounds nuw i32, ptr %0, i64 %186
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 128
  store i32 %185, ptr %188, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %189 = load i32, ptr %132, align 4, !tbaa !4
  %190 = and i32 %189, -2147483648
  %191 = load i32, ptr %136, align 4, !tbaa !4
  %192 = and i32 %191, 2147483646
  %193 = or disjoint i32 %192, %190
  %194 = load i32, ptr %140, align 4, !tbaa !4
  %195 = lshr exact i32 %193, 1
  %196 = xor i32 %195, %194
  %197 = and i32 %191, 1
  %198 = icmp eq i32 %197, 0
  %199 = select i1 %198, i32 0, i32 -1727483681
  %200 = xor i32 %196, %199
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %200, ptr %132, align 4, !tbaa !4
  %201 = lshr i32 %200, 11
  %202 = xor i32 %201, %200
  %203 = shl i32 %202, 7
  %204 = and i32 %203, -1658038656
  %205 = xor i32 %204, %202
  %206 = shl i32 %205, 15
  %207 = and i32 %206, -272236544
  %208 = xor i32 %207, %205
  %209 = lshr i32 %208, 18
  %210 = xor i32 %209, %208
  %211 = zext nneg i32 %3 to i64
  %212 = getelementptr inbounds nuw i32, ptr %0, i64 %211
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 256
  store i32 %210, ptr %213, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %214 = load i32, ptr %132, align 4, !tbaa !4
  %215 = and i32 %214, -2147483648
  %216 = load i32, ptr %136, align 4, !tbaa !4
  %217 = and i32 %216, 2147483646
  %218 = or disjoint i32 %217, %215
  %219 = load i32, ptr %140, align 4, !tbaa !4
  %220 = lshr exact i32 %218, 1
  %221 = xor i32 %220, %219
  %222 = and i32 %216, 1
  %223 = icmp eq i32 %222, 0
  %224 = select i1 %223, i32 0, i32 -1727483681
  %225 = xor i32 %221, %224
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %225, ptr %132, align 4, !tbaa !4
  %226 = lshr i32 %225, 11
  %227 = xor i32 %226, %225
  %228 = shl i32 %227, 7
  %229 = and i32 %228, -1658038656
  %230 = xor i32 %229, %227
  %231 = shl i32 %230, 15
  %232 = and i32 %231, -272236544
  %233 = xor i32 %232, %230
  %234 = lshr i32 %233, 18
  %235 = xor i32 %234, %233
  %236 = zext nneg i32 %3 to i64
  %237 = getelementptr inbounds nuw i32, ptr %0, i64 %236
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 384
  store i32 %235, ptr %238, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sobol(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = add i32 %2, %8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %3
  %12 = lshr i32 %9, 1
  %13 = xor i32 %12, %9
  br label %14

14:                                               ; preds = %11, %14
  %15 = phi i32 [ %25, %14 ], [ %13, %11 ]
  %16 = phi i32 [ %23, %14 ], [ 0, %11 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %15, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = lshr exact i32 -2147483648, %17
  %22 = or i32 %20, %21
  %23 = xor i32 %22, %16
  %24 = add i32 %15, -1
  %25 = and i32 %24, %15
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %14, !llvm.loop !8

27:                                               ; preds = %14
  %28 = lshr i32 %23, 8
  %29 = uitofp nneg i32 %28 to float
  %30 = fmul contract float %29, 0x3E70000000000000
  br label %31

31:                                               ; preds = %27, %3
  %32 = phi float [ 0.000000e+00, %3 ], [ %30, %27 ]
  %33 = zext i32 %8 to i64
  %34 = getelementptr inbounds nuw float, ptr %1, i64 %33
  store float %32, ptr %34, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 captures(none) dereferenceable(32) %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !12
  %4 = mul i64 %3, 5
  %5 = mul i64 %3, 640
  %6 = lshr i64 %4, 57
  %7 = or disjoint i64 %6, %5
  %8 = mul i64 %7, 9
  %9 = shl i64 %3, 17
  %10 = load i64, ptr %0, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !12
  %13 = xor i64 %12, %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = xor i64 %15, %3
  %17 = xor i64 %13, %3
  store i64 %17, ptr %2, align 8, !tbaa !12
  %18 = xor i64 %16, %10
  store i64 %18, ptr %0, align 8, !tbaa !12
  %19 = xor i64 %13, %9
  store i64 %19, ptr %11, align 8, !tbaa !12
  %20 = tail call i64 @llvm.fshl.i64(i64 %16, i64 %16, i64 45)
  store i64 %20, ptr %14, align 8, !tbaa !12
  ret i64 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xoshiro(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.Xoshiro, align 8
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.Xoshiro, ptr %0, i64 %6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false), !tbaa.struct !14
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %30

9:                                                ; preds = %3
  %10 = and i32 %2, 7
  %11 = icmp ult i32 %2, 8
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = and i32 %2, 2147483640
  br label %31

14:                                               ; preds = %31
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %30, label %16

16:                                               ; preds = %14, %9
  %17 = phi i32 [ 0, %9 ], [ %81, %14 ]
  %18 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %18)
  br label %19

19:                                               ; preds = %19, %16
  %20 = phi i32 [ %27, %19 ], [ %17, %16 ]
  %21 = phi i32 [ %28, %19 ], [ 0, %16 ]
  %22 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %4) #10
  %23 = shl nsw i32 %20, 5
  %24 = add nuw nsw i32 %23, %5
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %1, i64 %25
  store i64 %22, ptr %26, align 8, !tbaa !12
  %27 = add nuw nsw i32 %20, 1
  %28 = add i32 %21, 1
  %29 = icmp eq i32 %28, %10
  br i1 %29, label %30, label %19, !llvm.loop !16

30:                                               ; preds = %14, %19, %3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

31:                                               ; preds = %31, %12
  %32 = phi i32 [ 0, %12 ], [ %81, %31 ]
  %33 = phi i32 [ 0, %12 ], [ %82, %31 ]
  %34 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %4) #10
  %35 = shl nsw i32 %32, 5
  %36 = add nuw nsw i32 %35, %5
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i64, ptr %1, i64 %37
  store i64 %34, ptr %38, align 8, !tbaa !12
  %39 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %4) #10
  %40 = shl i32 %32, 5
  %41 = or disjoint i32 %40, 32
  %42 = add nuw nsw i32 %41, %5
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i64, ptr %1, i64 %43
  store i64 %39, ptr %44, align 8, !tbaa !12
  %45 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %4) #10
  %46 = shl i32 %32, 5
  %47 = or disjoint i32 %46, 64
  %48 = add nuw nsw i32 %47, %5
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i64, ptr %1, i64 %49
  store i64 %45, ptr %50, align 8, !tbaa !12
  %51 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %4) #10
  %52 = shl i32 %32, 5
  %53 = or disjoint i32 %52, 96
  %54 = add nuw nsw i32 %53, %5
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i64, ptr %1, i64 %55
  store i64 %51, ptr %56, align 8, !tbaa !12
  %57 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %4) #10
  %58 = shl i32 %32, 5
  %59 = or disjoint i32 %58, 128
  %60 = add nuw nsw i32 %59, %5
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i64, ptr %1, i64 %61
  store i64 %57, ptr %62, align 8, !tbaa !12
  %63 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %4) #10
  %64 = shl i32 %32, 5
  %65 = or disjoint i32 %64, 160
  %66 = add nuw nsw i32 %65, %5
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i64, ptr %1, i64 %67
  store i64 %63, ptr %68, align 8, !tbaa !12
  %69 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %4) #10
  %70 = shl i32 %32, 5
  %71 = or disjoint i32 %70, 192
  %72 = add nuw nsw i32 %71, %5
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i64, ptr %1, i64 %73
  store i64 %69, ptr %74, align 8, !tbaa !12
  %75 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %4) #10
  %76 = shl i32 %32, 5
  %77 = or disjoint i32 %76, 224
  %78 = add nuw nsw i32 %77, %5
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i64, ptr %1, i64 %79
  store i64 %75, ptr %80, align 8, !tbaa !12
  %81 = add nuw nsw i32 %32, 8
  %82 = add i32 %33, 8
  %83 = icmp eq i32 %82, %13
  br i1 %83, label %14, label %31, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @pcg_normals(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = or disjoint i32 %4, 1
  %6 = zext nneg i32 %5 to i64
  %7 = mul i64 %1, 6364136223846793005
  %8 = add i64 %7, %6
  %9 = lshr i64 %8, 45
  %10 = lshr i64 %8, 27
  %11 = xor i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = lshr i64 %8, 59
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = tail call i32 @llvm.fshr.i32(i32 %12, i32 %12, i32 %14)
  %16 = lshr i32 %15, 8
  %17 = uitofp nneg i32 %16 to float
  %18 = fmul contract float %17, 0x3E70000000000000
  %19 = mul i64 %8, 6364136223846793005
  %20 = add i64 %19, %6
  %21 = lshr i64 %20, 45
  %22 = lshr i64 %20, 27
  %23 = xor i64 %21, %22
  %24 = trunc i64 %23 to i32
  %25 = lshr i64 %20, 59
  %26 = trunc nuw nsw i64 %25 to i32
  %27 = tail call i32 @llvm.fshr.i32(i32 %24, i32 %24, i32 %26)
  %28 = lshr i32 %27, 8
  %29 = uitofp nneg i32 %28 to float
  %30 = fmul contract float %29, 0x3E70000000000000
  %31 = fadd contract float %18, %30
  %32 = mul i64 %20, 6364136223846793005
  %33 = add i64 %32, %6
  %34 = lshr i64 %33, 45
  %35 = lshr i64 %33, 27
  %36 = xor i64 %34, %35
  %37 = trunc i64 %36 to i32
  %38 = lshr i64 %33, 59
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = tail call i32 @llvm.fshr.i32(i32 %37, i32 %37, i32 %39)
  %41 = lshr i32 %40, 8
  %42 = uitofp nneg i32 %41 to float
  %43 = fmul contract float %42, 0x3E70000000000000
  %44 = fadd contract float %31, %43
  %45 = mul i64 %33, 6364136223846793005
  %46 = add i64 %45, %6
  %47 = lshr i64 %46, 45
  %48 = lshr i64 %46, 27
  %49 = xor i64 %47, %48
  %50 = trunc i64 %49 to i32
  %51 = lshr i64 %46, 59
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = tail call i32 @llvm.fshr.i32(i32 %50, i32 %50, i32 %52)
  %54 = lshr i32 %53, 8
  %55 = uitofp nneg i32 %54 to float
  %56 = fmul contract float %55, 0x3E70000000000000
  %57 = fadd contract float %44, %56
  %58 = mul i64 %46, 6364136223846793005
  %59 = add i64 %58, %6
  %60 = lshr i64 %59, 45
  %61 = lshr i64 %59, 27
  %62 = xor i64 %60, %61
  %63 = trunc i64 %62 to i32
  %64 = lshr i64 %59, 59
  %65 = trunc nuw nsw i64 %64 to i32
  %66 = tail call i32 @llvm.fshr.i32(i32 %63, i32 %63, i32 %65)
  %67 = lshr i32 %66, 8
  %68 = uitofp nneg i32 %67 to float
  %69 = fmul contract float %68, 0x3E70000000000000
  %70 = fadd contract float %57, %69
  %71 = mul i64 %59, 6364136223846793005
  %72 = add i64 %71, %6
  %73 = lshr i64 %72, 45
  %74 = lshr i64 %72, 27
  %75 = xor i64 %73, %74
  %76 = trunc i64 %75 to i32
  %77 = lshr i64 %72, 59
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = tail call i32 @llvm.fshr.i32(i32 %76, i32 %76, i32 %78)
  %80 = lshr i32 %79, 8
  %81 = uitofp nneg i32 %80 to float
  %82 = fmul contract float %81, 0x3E70000000000000
  %83 = fadd contract float %70, %82
  %84 = mul i64 %72, 6364136223846793005
  %85 = add i64 %84, %6
  %86 = lshr i64 %85, 45
  %87 = lshr i64 %85, 27
  %88 = xor i64 %86, %87
  %89 = trunc i64 %88 to i32
  %90 = lshr i64 %85, 59
  %91 = trunc nuw nsw i64 %90 to i32
  %92 = tail call i32 @llvm.fshr.i32(i32 %89, i32 %89, i32 %91)
  %93 = lshr i32 %92, 8
  %94 = uitofp nneg i32 %93 to float
  %95 = fmul contract float %94, 0x3E70000000000000
  %96 = fadd contract float %83, %95
  %97 = mul i64 %85, 6364136223846793005
  %98 = add i64 %97, %6
  %99 = lshr i64 %98, 45
  %100 = lshr i64 %98, 27
  %101 = xor i64 %99, %100
  %102 = trunc i64 %101 to i32
  %103 = lshr i64 %98, 59
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = tail call i32 @llvm.fshr.i32(i32 %102, i32 %102, i32 %104)
  %106 = lshr i32 %105, 8
  %107 = uitofp nneg i32 %106 to float
  %108 = fmul contract float %107, 0x3E70000000000000
  %109 = fadd contract float %96, %108
  %110 = mul i64 %98, 6364136223846793005
  %111 = add i64 %110, %6
  %112 = lshr i64 %111, 45
  %113 = lshr i64 %111, 27
  %114 = xor i64 %112, %113
  %115 = trunc i64 %114 to i32
  %116 = lshr i64 %111, 59
  %117 = trunc nuw nsw i64 %116 to i32
  %118 = tail call i32 @llvm.fshr.i32(i32 %115, i32 %115, i32 %117)
  %119 = lshr i32 %118, 8
  %120 = uitofp nneg i32 %119 to float
  %121 = fmul contract float %120, 0x3E70000000000000
  %122 = fadd contract float %109, %121
  %123 = mul i64 %111, 6364136223846793005
  %124 = add i64 %123, %6
  %125 = lshr i64 %124, 45
  %126 = lshr i64 %124, 27
  %127 = xor i64 %125, %126
  %128 = trunc i64 %127 to i32
  %129 = lshr i64 %124, 59
  %130 = trunc nuw nsw i64 %129 to i32
  %131 = tail call i32 @llvm.fshr.i32(i32 %128, i32 %128, i32 %130)
  %132 = lshr i32 %131, 8
  %133 = uitofp nneg i32 %132 to float
  %134 = fmul contract float %133, 0x3E70000000000000
  %135 = fadd contract float %122, %134
  %136 = mul i64 %124, 6364136223846793005
  %137 = add i64 %136, %6
  %138 = lshr i64 %137, 45
  %139 = lshr i64 %137, 27
  %140 = xor i64 %138, %139
  %141 = trunc i64 %140 to i32
  %142 = lshr i64 %137, 59
  %143 = trunc nuw nsw i64 %142 to i32
  %144 = tail call i32 @llvm.fshr.i32(i32 %141, i32 %141, i32 %143)
  %145 = lshr i32 %144, 8
  %146 = uitofp nneg i32 %145 to float
  %147 = fmul contract float %146, 0x3E70000000000000
  %148 = fadd contract float %135, %147
  %149 = mul i64 %137, 6364136223846793005
  %150 = add i64 %149, %6
  %151 = lshr i64 %150, 45
  %152 = lshr i64 %150, 27
  %153 = xor i64 %151, %152
  %154 = trunc i64 %153 to i32
  %155 = lshr i64 %150, 59
  %156 = trunc nuw nsw i64 %155 to i32
  %157 = tail call i32 @llvm.fshr.i32(i32 %154, i32 %154, i32 %156)
  %158 = lshr i32 %157, 8
  %159 = uitofp nneg i32 %158 to float
  %160 = fmul contract float %159, 0x3E70000000000000
  %161 = fadd contract float %148, %160
  %162 = fadd contract float %161, -6.000000e+00
  %163 = zext nneg i32 %3 to i64
  %164 = getelementptr inbounds nuw float, ptr %0, i64 %163
  store float %162, ptr %164, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nounwind }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !6, i64 0}
!14 = !{i64 0, i64 32, !15}
!15 = !{!6, !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !9}
