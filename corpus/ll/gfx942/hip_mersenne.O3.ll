; ModuleID = 'corpus/hip/hip_mersenne.hip'
source_filename = "corpus/hip/hip_mersenne.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Xoshiro = type { [4 x i64] }

@_ZZ8mt_blockE2mt = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @mt_block(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %130

5:                                                ; preds = %2
  store i32 %1, ptr addrspace(3) @_ZZ8mt_blockE2mt, align 16, !tbaa !5
  %6 = lshr i32 %1, 30
  %7 = xor i32 %6, %1
  %8 = mul i32 %7, 1812433253
  %9 = add i32 %8, 1
  store i32 %9, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 4), align 4, !tbaa !5
  %10 = lshr i32 %9, 30
  %11 = xor i32 %10, %9
  %12 = mul i32 %11, 1812433253
  %13 = add i32 %12, 2
  store i32 %13, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 8), align 8, !tbaa !5
  %14 = lshr i32 %13, 30
  %15 = xor i32 %14, %13
  %16 = mul i32 %15, 1812433253
  %17 = add i32 %16, 3
  store i32 %17, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 12), align 4, !tbaa !5
  %18 = lshr i32 %17, 30
  %19 = xor i32 %18, %17
  %20 = mul i32 %19, 1812433253
  %21 = add i32 %20, 4
  store i32 %21, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 16), align 16, !tbaa !5
  %22 = lshr i32 %21, 30
  %23 = xor i32 %22, %21
  %24 = mul i32 %23, 1812433253
  %25 = add i32 %24, 5
  store i32 %25, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 20), align 4, !tbaa !5
  %26 = lshr i32 %25, 30
  %27 = xor i32 %26, %25
  %28 = mul i32 %27, 1812433253
  %29 = add i32 %28, 6
  store i32 %29, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 24), align 8, !tbaa !5
  %30 = lshr i32 %29, 30
  %31 = xor i32 %30, %29
  %32 = mul i32 %31, 1812433253
  %33 = add i32 %32, 7
  store i32 %33, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 28), align 4, !tbaa !5
  %34 = lshr i32 %33, 30
  %35 = xor i32 %34, %33
  %36 = mul i32 %35, 1812433253
  %37 = add i32 %36, 8
  store i32 %37, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 32), align 16, !tbaa !5
  %38 = lshr i32 %37, 30
  %39 = xor i32 %38, %37
  %40 = mul i32 %39, 1812433253
  %41 = add i32 %40, 9
  store i32 %41, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 36), align 4, !tbaa !5
  %42 = lshr i32 %41, 30
  %43 = xor i32 %42, %41
  %44 = mul i32 %43, 1812433253
  %45 = add i32 %44, 10
  store i32 %45, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 40), align 8, !tbaa !5
  %46 = lshr i32 %45, 30
  %47 = xor i32 %46, %45
  %48 = mul i32 %47, 1812433253
  %49 = add i32 %48, 11
  store i32 %49, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 44), align 4, !tbaa !5
  %50 = lshr i32 %49, 30
  %51 = xor i32 %50, %49
  %52 = mul i32 %51, 1812433253
  %53 = add i32 %52, 12
  store i32 %53, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 48), align 16, !tbaa !5
  %54 = lshr i32 %53, 30
  %55 = xor i32 %54, %53
  %56 = mul i32 %55, 1812433253
  %57 = add i32 %56, 13
  store i32 %57, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 52), align 4, !tbaa !5
  %58 = lshr i32 %57, 30
  %59 = xor i32 %58, %57
  %60 = mul i32 %59, 1812433253
  %61 = add i32 %60, 14
  store i32 %61, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 56), align 8, !tbaa !5
  %62 = lshr i32 %61, 30
  %63 = xor i32 %62, %61
  %64 = mul i32 %63, 1812433253
  %65 = add i32 %64, 15
  store i32 %65, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 60), align 4, !tbaa !5
  %66 = lshr i32 %65, 30
  %67 = xor i32 %66, %65
  %68 = mul i32 %67, 1812433253
  %69 = add i32 %68, 16
  store i32 %69, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 64), align 16, !tbaa !5
  %70 = lshr i32 %69, 30
  %71 = xor i32 %70, %69
  %72 = mul i32 %71, 1812433253
  %73 = add i32 %72, 17
  store i32 %73, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 68), align 4, !tbaa !5
  %74 = lshr i32 %73, 30
  %75 = xor i32 %74, %73
  %76 = mul i32 %75, 1812433253
  %77 = add i32 %76, 18
  store i32 %77, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 72), align 8, !tbaa !5
  %78 = lshr i32 %77, 30
  %79 = xor i32 %78, %77
  %80 = mul i32 %79, 1812433253
  %81 = add i32 %80, 19
  store i32 %81, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 76), align 4, !tbaa !5
  %82 = lshr i32 %81, 30
  %83 = xor i32 %82, %81
  %84 = mul i32 %83, 1812433253
  %85 = add i32 %84, 20
  store i32 %85, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 80), align 16, !tbaa !5
  %86 = lshr i32 %85, 30
  %87 = xor i32 %86, %85
  %88 = mul i32 %87, 1812433253
  %89 = add i32 %88, 21
  store i32 %89, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 84), align 4, !tbaa !5
  %90 = lshr i32 %89, 30
  %91 = xor i32 %90, %89
  %92 = mul i32 %91, 1812433253
  %93 = add i32 %92, 22
  store i32 %93, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 88), align 8, !tbaa !5
  %94 = lshr i32 %93, 30
  %95 = xor i32 %94, %93
  %96 = mul i32 %95, 1812433253
  %97 = add i32 %96, 23
  store i32 %97, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 92), align 4, !tbaa !5
  %98 = lshr i32 %97, 30
  %99 = xor i32 %98, %97
  %100 = mul i32 %99, 1812433253
  %101 = add i32 %100, 24
  store i32 %101, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 96), align 16, !tbaa !5
  %102 = lshr i32 %101, 30
  %103 = xor i32 %102, %101
  %104 = mul i32 %103, 1812433253
  %105 = add i32 %104, 25
  store i32 %105, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 100), align 4, !tbaa !5
  %106 = lshr i32 %105, 30
  %107 = xor i32 %106, %105
  %108 = mul i32 %107, 1812433253
  %109 = add i32 %108, 26
  store i32 %109, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 104), align 8, !tbaa !5
  %110 = lshr i32 %109, 30
  %111 = xor i32 %110, %109
  %112 = mul i32 %111, 1812433253
  %113 = add i32 %112, 27
  store i32 %113, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 108), align 4, !tbaa !5
  %114 = lshr i32 %113, 30
  %115 = xor i32 %114, %113
  %116 = mul i32 %115, 1812433253
  %117 = add i32 %116, 28
  store i32 %117, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 112), align 16, !tbaa !5
  %118 = lshr i32 %117, 30
  %119 = xor i32 %118, %117
  %120 = mul i32 %119, 1812433253
  %121 = add i32 %120, 29
  store i32 %121, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 116), align 4, !tbaa !5
  %122 = lshr i32 %121, 30
  %123 = xor i32 %122, %121
  %124 = mul i32 %123, 1812433253
  %125 = add i32 %124, 30
  store i32 %125, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 120), align 8, !tbaa !5
  %126 = lshr i32 %125, 30
  %127 = xor i32 %126, %125
  %128 = mul i32 %127, 1812433253
  %129 = add i32 %128, 31
  store i32 %129, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 124), align 4, !tbaa !5
  br label %130

130:                                              ; preds = %5, %2
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %131 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 %3
  %132 = add nuw nsw i32 %3, 1
  %133 = and i32 %132, 31
  %134 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 %133
  %135 = add nuw nsw i32 %3, 13
  %136 = and i32 %135, 31
  %137 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8mt_blockE2mt, i32 %136
  %138 = load i32, ptr addrspace(3) %131, align 4, !tbaa !5
  %139 = and i32 %138, -2147483648
  %140 = load i32, ptr addrspace(3) %134, align 4, !tbaa !5
  %141 = and i32 %140, 2147483646
  %142 = or disjoint i32 %141, %139
  %143 = load i32, ptr addrspace(3) %137, align 4, !tbaa !5
  %144 = lshr exact i32 %142, 1
  %145 = xor i32 %144, %143
  %146 = and i32 %140, 1
  %147 = icmp eq i32 %146, 0
  %148 = select i1 %147, i32 0, i32 -1727483681
  %149 = xor i32 %145, %148
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %149, ptr addrspace(3) %131, align 4, !tbaa !5
  %150 = lshr i32 %149, 11
  %151 = xor i32 %150, %149
  %152 = shl i32 %151, 7
  %153 = and i32 %152, -1658038656
  %154 = xor i32 %153, %151
  %155 = shl i32 %154, 15
  %156 = and i32 %155, -272236544
  %157 = xor i32 %156, %154
  %158 = lshr i32 %157, 18
  %159 = xor i32 %158, %157
  %160 = zext nneg i32 %3 to i64
  %161 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %160
  store i32 %159, ptr addrspace(1) %161, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %162 = load i32, ptr addrspace(3) %131, align 4, !tbaa !5
  %163 = and i32 %162, -2147483648
  %164 = load i32, ptr addrspace(3) %134, align 4, !tbaa !5
  %165 = and i32 %164, 2147483646
  %166 = or disjoint i32 %165, %163
  %167 = load i32, ptr addrspace(3) %137, align 4, !tbaa !5
  %168 = lshr exact i32 %166, 1
  %169 = xor i32 %168, %167
  %170 = and i32 %164, 1
  %171 = icmp eq i32 %170, 0
  %172 = select i1 %171, i32 0, i32 -1727483681
  %173 = xor i32 %169, %172
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %173, ptr addrspace(3) %131, align 4, !tbaa !5
  %174 = lshr i32 %173, 11
  %175 = xor i32 %174, %173
  %176 = shl i32 %175, 7
  %177 = and i32 %176, -1658038656
  %178 = xor i32 %177, %175
  %179 = shl i32 %178, 15
  %180 = and i32 %179, -272236544
  %181 = xor i32 %180, %178
  %182 = lshr i32 %181, 18
  %183 = xor i32 %182, %181
  %184 = zext nneg i32 %3 to i64
  %185 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %184
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %185, i64 128
  store i32 %183, ptr addrspace(1) %186, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %187 = load i32, ptr addrspace(3) %131, align 4, !tbaa !5
  %188 = and i32 %187, -2147483648
  %189 = load i32, ptr addrspace(3) %134, align 4, !tbaa !5
  %190 = and i32 %189, 2147483646
  %191 = or disjoint i32 %190, %188
  %192 = load i32, ptr addrspace(3) %137, align 4, !tbaa !5
  %193 = lshr exact i32 %191, 1
  %194 = xor i32 %193, %192
  %195 = and i32 %189, 1
  %196 = icmp eq i32 %195, 0
  %197 = select i1 %196, i32 0, i32 -1727483681
  %198 = xor i32 %194, %197
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %198, ptr addrspace(3) %131, align 4, !tbaa !5
  %199 = lshr i32 %198, 11
  %200 = xor i32 %199, %198
  %201 = shl i32 %200, 7
  %202 = and i32 %201, -1658038656
  %203 = xor i32 %202, %200
  %204 = shl i32 %203, 15
  %205 = and i32 %204, -272236544
  %206 = xor i32 %205, %203
  %207 = lshr i32 %206, 18
  %208 = xor i32 %207, %206
  %209 = zext nneg i32 %3 to i64
  %210 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr addrspace(1) %210, i64 256
  store i32 %208, ptr addrspace(1) %211, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %212 = load i32, ptr addrspace(3) %131, align 4, !tbaa !5
  %213 = and i32 %212, -2147483648
  %214 = load i32, ptr addrspace(3) %134, align 4, !tbaa !5
  %215 = and i32 %214, 2147483646
  %216 = or disjoint i32 %215, %213
  %217 = load i32, ptr addrspace(3) %137, align 4, !tbaa !5
  %218 = lshr exact i32 %216, 1
  %219 = xor i32 %218, %217
  %220 = and i32 %214, 1
  %221 = icmp eq i32 %220, 0
  %222 = select i1 %221, i32 0, i32 -1727483681
  %223 = xor i32 %219, %222
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %223, ptr addrspace(3) %131, align 4, !tbaa !5
  %224 = lshr i32 %223, 11
  %225 = xor i32 %224, %223
  %226 = shl i32 %225, 7
  %227 = and i32 %226, -1658038656
  %228 = xor i32 %227, %225
  %229 = shl i32 %228, 15
  %230 = and i32 %229, -272236544
  %231 = xor i32 %230, %228
  %232 = lshr i32 %231, 18
  %233 = xor i32 %232, %231
  %234 = zext nneg i32 %3 to i64
  %235 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %234
  %236 = getelementptr inbounds nuw i8, ptr addrspace(1) %235, i64 384
  store i32 %233, ptr addrspace(1) %236, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sobol(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = add i32 %11, %2
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %34, label %14

14:                                               ; preds = %3
  %15 = lshr i32 %12, 1
  %16 = xor i32 %15, %12
  br label %17

17:                                               ; preds = %14, %17
  %18 = phi i32 [ %28, %17 ], [ %16, %14 ]
  %19 = phi i32 [ %26, %17 ], [ 0, %14 ]
  %20 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %18, i1 true)
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  %24 = lshr exact i32 -2147483648, %20
  %25 = or i32 %23, %24
  %26 = xor i32 %25, %19
  %27 = add i32 %18, -1
  %28 = and i32 %27, %18
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %17, !llvm.loop !11

30:                                               ; preds = %17
  %31 = lshr i32 %26, 8
  %32 = uitofp nneg i32 %31 to float
  %33 = fmul contract float %32, 0x3E70000000000000
  br label %34

34:                                               ; preds = %30, %3
  %35 = phi float [ 0.000000e+00, %3 ], [ %33, %30 ]
  %36 = zext i32 %11 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %36
  store float %35, ptr addrspace(1) %37, align 4, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 captures(none) dereferenceable(32) %0) unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !15
  %4 = mul i64 %3, 5
  %5 = mul i64 %3, 640
  %6 = lshr i64 %4, 57
  %7 = or disjoint i64 %6, %5
  %8 = mul i64 %7, 9
  %9 = shl i64 %3, 17
  %10 = load i64, ptr %0, align 8, !tbaa !15
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = xor i64 %12, %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !15
  %16 = xor i64 %15, %3
  %17 = xor i64 %13, %3
  store i64 %17, ptr %2, align 8, !tbaa !15
  %18 = xor i64 %16, %10
  store i64 %18, ptr %0, align 8, !tbaa !15
  %19 = xor i64 %13, %9
  store i64 %19, ptr %11, align 8, !tbaa !15
  %20 = tail call i64 @llvm.fshl.i64(i64 %16, i64 %16, i64 45)
  store i64 %20, ptr %14, align 8, !tbaa !15
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @xoshiro(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca %struct.Xoshiro, align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %4 to ptr
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #10
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.Xoshiro, ptr addrspace(1) %0, i64 %7
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 8 dereferenceable(32) %4, ptr addrspace(1) noundef align 8 dereferenceable(32) %8, i64 32, i1 false), !tbaa.struct !17
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %11, %3
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef align 8 dereferenceable(32) %8, ptr addrspace(5) noundef align 8 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #10
  ret void

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %18, %11 ], [ 0, %3 ]
  %13 = call fastcc noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %5) #10
  %14 = shl nsw i32 %12, 5
  %15 = add nuw nsw i32 %14, %6
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %16
  store i64 %13, ptr addrspace(1) %17, align 8, !tbaa !15
  %18 = add nuw nsw i32 %12, 1
  %19 = icmp eq i32 %18, %2
  br i1 %19, label %10, label %11, !llvm.loop !19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @pcg_normals(ptr addrspace(1) noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = or disjoint i32 %4, 1
  %6 = zext nneg i32 %5 to i64
  br label %11

7:                                                ; preds = %11
  %8 = fadd contract float %66, -6.000000e+00
  %9 = zext nneg i32 %3 to i64
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  store float %8, ptr addrspace(1) %10, align 4, !tbaa !13
  ret void

11:                                               ; preds = %11, %2
  %12 = phi i64 [ %1, %2 ], [ %55, %11 ]
  %13 = phi float [ 0.000000e+00, %2 ], [ %66, %11 ]
  %14 = phi i32 [ 0, %2 ], [ %67, %11 ]
  %15 = mul i64 %12, 6364136223846793005
  %16 = add i64 %15, %6
  %17 = lshr i64 %16, 45
  %18 = lshr i64 %16, 27
  %19 = xor i64 %17, %18
  %20 = trunc i64 %19 to i32
  %21 = lshr i64 %16, 59
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = tail call i32 @llvm.fshr.i32(i32 %20, i32 %20, i32 %22)
  %24 = lshr i32 %23, 8
  %25 = uitofp nneg i32 %24 to float
  %26 = fmul contract float %25, 0x3E70000000000000
  %27 = fadd contract float %13, %26
  %28 = mul i64 %16, 6364136223846793005
  %29 = add i64 %28, %6
  %30 = lshr i64 %29, 45
  %31 = lshr i64 %29, 27
  %32 = xor i64 %30, %31
  %33 = trunc i64 %32 to i32
  %34 = lshr i64 %29, 59
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = tail call i32 @llvm.fshr.i32(i32 %33, i32 %33, i32 %35)
  %37 = lshr i32 %36, 8
  %38 = uitofp nneg i32 %37 to float
  %39 = fmul contract float %38, 0x3E70000000000000
  %40 = fadd contract float %27, %39
  %41 = mul i64 %29, 6364136223846793005
  %42 = add i64 %41, %6
  %43 = lshr i64 %42, 45
  %44 = lshr i64 %42, 27
  %45 = xor i64 %43, %44
  %46 = trunc i64 %45 to i32
  %47 = lshr i64 %42, 59
  %48 = trunc nuw nsw i64 %47 to i32
  %49 = tail call i32 @llvm.fshr.i32(i32 %46, i32 %46, i32 %48)
  %50 = lshr i32 %49, 8
  %51 = uitofp nneg i32 %50 to float
  %52 = fmul contract float %51, 0x3E70000000000000
  %53 = fadd contract float %40, %52
  %54 = mul i64 %42, 6364136223846793005
  %55 = add i64 %54, %6
  %56 = lshr i64 %55, 45
  %57 = lshr i64 %55, 27
  %58 = xor i64 %56, %57
  %59 = trunc i64 %58 to i32
  %60 = lshr i64 %55, 59
  %61 = trunc nuw nsw i64 %60 to i32
  %62 = tail call i32 @llvm.fshr.i32(i32 %59, i32 %59, i32 %61)
  %63 = lshr i32 %62, 8
  %64 = uitofp nneg i32 %63 to float
  %65 = fmul contract float %64, 0x3E70000000000000
  %66 = fadd contract float %53, %65
  %67 = add nuw nsw i32 %14, 4
  %68 = icmp eq i32 %67, 12
  br i1 %68, label %7, label %11, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #9

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long long", !7, i64 0}
!17 = !{i64 0, i64 32, !18}
!18 = !{!7, !7, i64 0}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
