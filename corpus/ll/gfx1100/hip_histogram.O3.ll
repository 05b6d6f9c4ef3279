; ModuleID = 'corpus/hip/hip_histogram.hip'
source_filename = "corpus/hip/hip_histogram.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@thread_bins = external hidden local_unnamed_addr addrspace(3) global [0 x i8], align 1
@_ZZ15joint_histogramE5local = internal addrspace(3) global [64 x i32] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @histogram256_block(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) @thread_bins, i32 %4
  %10 = icmp eq i16 %7, 1
  br i1 %10, label %11, label %86

11:                                               ; preds = %3
  store <4 x i8> zeroinitializer, ptr addrspace(3) %9, align 1, !tbaa !11
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 4
  store <4 x i8> zeroinitializer, ptr addrspace(3) %12, align 1, !tbaa !11
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 8
  store <4 x i8> zeroinitializer, ptr addrspace(3) %13, align 1, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 12
  store <4 x i8> zeroinitializer, ptr addrspace(3) %14, align 1, !tbaa !11
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 16
  store <4 x i8> zeroinitializer, ptr addrspace(3) %15, align 1, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 20
  store <4 x i8> zeroinitializer, ptr addrspace(3) %16, align 1, !tbaa !11
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 24
  store <4 x i8> zeroinitializer, ptr addrspace(3) %17, align 1, !tbaa !11
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 28
  store <4 x i8> zeroinitializer, ptr addrspace(3) %18, align 1, !tbaa !11
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 32
  store <4 x i8> zeroinitializer, ptr addrspace(3) %19, align 1, !tbaa !11
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 36
  store <4 x i8> zeroinitializer, ptr addrspace(3) %20, align 1, !tbaa !11
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 40
  store <4 x i8> zeroinitializer, ptr addrspace(3) %21, align 1, !tbaa !11
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 44
  store <4 x i8> zeroinitializer, ptr addrspace(3) %22, align 1, !tbaa !11
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 48
  store <4 x i8> zeroinitializer, ptr addrspace(3) %23, align 1, !tbaa !11
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 52
  store <4 x i8> zeroinitializer, ptr addrspace(3) %24, align 1, !tbaa !11
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 56
  store <4 x i8> zeroinitializer, ptr addrspace(3) %25, align 1, !tbaa !11
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 60
  store <4 x i8> zeroinitializer, ptr addrspace(3) %26, align 1, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 64
  store <4 x i8> zeroinitializer, ptr addrspace(3) %27, align 1, !tbaa !11
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 68
  store <4 x i8> zeroinitializer, ptr addrspace(3) %28, align 1, !tbaa !11
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 72
  store <4 x i8> zeroinitializer, ptr addrspace(3) %29, align 1, !tbaa !11
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 76
  store <4 x i8> zeroinitializer, ptr addrspace(3) %30, align 1, !tbaa !11
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 80
  store <4 x i8> zeroinitializer, ptr addrspace(3) %31, align 1, !tbaa !11
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 84
  store <4 x i8> zeroinitializer, ptr addrspace(3) %32, align 1, !tbaa !11
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 88
  store <4 x i8> zeroinitializer, ptr addrspace(3) %33, align 1, !tbaa !11
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 92
  store <4 x i8> zeroinitializer, ptr addrspace(3) %34, align 1, !tbaa !11
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 96
  store <4 x i8> zeroinitializer, ptr addrspace(3) %35, align 1, !tbaa !11
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 100
  store <4 x i8> zeroinitializer, ptr addrspace(3) %36, align 1, !tbaa !11
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 104
  store <4 x i8> zeroinitializer, ptr addrspace(3) %37, align 1, !tbaa !11
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 108
  store <4 x i8> zeroinitializer, ptr addrspace(3) %38, align 1, !tbaa !11
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 112
  store <4 x i8> zeroinitializer, ptr addrspace(3) %39, align 1, !tbaa !11
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 116
  store <4 x i8> zeroinitializer, ptr addrspace(3) %40, align 1, !tbaa !11
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 120
  store <4 x i8> zeroinitializer, ptr addrspace(3) %41, align 1, !tbaa !11
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 124
  store <4 x i8> zeroinitializer, ptr addrspace(3) %42, align 1, !tbaa !11
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 128
  store <4 x i8> zeroinitializer, ptr addrspace(3) %43, align 1, !tbaa !11
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 132
  store <4 x i8> zeroinitializer, ptr addrspace(3) %44, align 1, !tbaa !11
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 136
  store <4 x i8> zeroinitializer, ptr addrspace(3) %45, align 1, !tbaa !11
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 140
  store <4 x i8> zeroinitializer, ptr addrspace(3) %46, align 1, !tbaa !11
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 144
  store <4 x i8> zeroinitializer, ptr addrspace(3) %47, align 1, !tbaa !11
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 148
  store <4 x i8> zeroinitializer, ptr addrspace(3) %48, align 1, !tbaa !11
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 152
  store <4 x i8> zeroinitializer, ptr addrspace(3) %49, align 1, !tbaa !11
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 156
  store <4 x i8> zeroinitializer, ptr addrspace(3) %50, align 1, !tbaa !11
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 160
  store <4 x i8> zeroinitializer, ptr addrspace(3) %51, align 1, !tbaa !11
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 164
  store <4 x i8> zeroinitializer, ptr addrspace(3) %52, align 1, !tbaa !11
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 168
  store <4 x i8> zeroinitializer, ptr addrspace(3) %53, align 1, !tbaa !11
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 172
  store <4 x i8> zeroinitializer, ptr addrspace(3) %54, align 1, !tbaa !11
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 176
  store <4 x i8> zeroinitializer, ptr addrspace(3) %55, align 1, !tbaa !11
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 180
  store <4 x i8> zeroinitializer, ptr addrspace(3) %56, align 1, !tbaa !11
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 184
  store <4 x i8> zeroinitializer, ptr addrspace(3) %57, align 1, !tbaa !11
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 188
  store <4 x i8> zeroinitializer, ptr addrspace(3) %58, align 1, !tbaa !11
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 192
  store <4 x i8> zeroinitializer, ptr addrspace(3) %59, align 1, !tbaa !11
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 196
  store <4 x i8> zeroinitializer, ptr addrspace(3) %60, align 1, !tbaa !11
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 200
  store <4 x i8> zeroinitializer, ptr addrspace(3) %61, align 1, !tbaa !11
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 204
  store <4 x i8> zeroinitializer, ptr addrspace(3) %62, align 1, !tbaa !11
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 208
  store <4 x i8> zeroinitializer, ptr addrspace(3) %63, align 1, !tbaa !11
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 212
  store <4 x i8> zeroinitializer, ptr addrspace(3) %64, align 1, !tbaa !11
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 216
  store <4 x i8> zeroinitializer, ptr addrspace(3) %65, align 1, !tbaa !11
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 220
  store <4 x i8> zeroinitializer, ptr addrspace(3) %66, align 1, !tbaa !11
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 224
  store <4 x i8> zeroinitializer, ptr addrspace(3) %67, align 1, !tbaa !11
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 228
  store <4 x i8> zeroinitializer, ptr addrspace(3) %68, align 1, !tbaa !11
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 232
  store <4 x i8> zeroinitializer, ptr addrspace(3) %69, align 1, !tbaa !11
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 236
  store <4 x i8> zeroinitializer, ptr addrspace(3) %70, align 1, !tbaa !11
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 240
  store <4 x i8> zeroinitializer, ptr addrspace(3) %71, align 1, !tbaa !11
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 244
  store <4 x i8> zeroinitializer, ptr addrspace(3) %72, align 1, !tbaa !11
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 248
  store <4 x i8> zeroinitializer, ptr addrspace(3) %73, align 1, !tbaa !11
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 252
  store <4 x i8> zeroinitializer, ptr addrspace(3) %74, align 1, !tbaa !11
  br label %75

75:                                               ; preds = %86, %11
  %76 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %77 = icmp sgt i32 %2, 0
  br i1 %77, label %78, label %157

78:                                               ; preds = %75
  %79 = mul nsw i32 %76, %8
  %80 = add nsw i32 %79, %4
  %81 = mul nsw i32 %80, %2
  %82 = and i32 %2, 7
  %83 = icmp ult i32 %2, 8
  br i1 %83, label %139, label %84

84:                                               ; preds = %78
  %85 = and i32 %2, 2147483640
  br label %178

86:                                               ; preds = %3, %86
  %87 = phi i32 [ %135, %86 ], [ 0, %3 ]
  %88 = mul nuw nsw i32 %87, %8
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %88
  store i8 0, ptr addrspace(3) %89, align 1, !tbaa !11
  %90 = or disjoint i32 %87, 1
  %91 = mul nuw nsw i32 %90, %8
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %91
  store i8 0, ptr addrspace(3) %92, align 1, !tbaa !11
  %93 = or disjoint i32 %87, 2
  %94 = mul nuw nsw i32 %93, %8
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %94
  store i8 0, ptr addrspace(3) %95, align 1, !tbaa !11
  %96 = or disjoint i32 %87, 3
  %97 = mul nuw nsw i32 %96, %8
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %97
  store i8 0, ptr addrspace(3) %98, align 1, !tbaa !11
  %99 = or disjoint i32 %87, 4
  %100 = mul nuw nsw i32 %99, %8
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %100
  store i8 0, ptr addrspace(3) %101, align 1, !tbaa !11
  %102 = or disjoint i32 %87, 5
  %103 = mul nuw nsw i32 %102, %8
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %103
  store i8 0, ptr addrspace(3) %104, align 1, !tbaa !11
  %105 = or disjoint i32 %87, 6
  %106 = mul nuw nsw i32 %105, %8
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %106
  store i8 0, ptr addrspace(3) %107, align 1, !tbaa !11
  %108 = or disjoint i32 %87, 7
  %109 = mul nuw nsw i32 %108, %8
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %109
  store i8 0, ptr addrspace(3) %110, align 1, !tbaa !11
  %111 = or disjoint i32 %87, 8
  %112 = mul nuw nsw i32 %111, %8
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %112
  store i8 0, ptr addrspace(3) %113, align 1, !tbaa !11
  %114 = or disjoint i32 %87, 9
  %115 = mul nuw nsw i32 %114, %8
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %115
  store i8 0, ptr addrspace(3) %116, align 1, !tbaa !11
  %117 = or disjoint i32 %87, 10
  %118 = mul nuw nsw i32 %117, %8
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %118
  store i8 0, ptr addrspace(3) %119, align 1, !tbaa !11
  %120 = or disjoint i32 %87, 11
  %121 = mul nuw nsw i32 %120, %8
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %121
  store i8 0, ptr addrspace(3) %122, align 1, !tbaa !11
  %123 = or disjoint i32 %87, 12
  %124 = mul nuw nsw i32 %123, %8
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %124
  store i8 0, ptr addrspace(3) %125, align 1, !tbaa !11
  %126 = or disjoint i32 %87, 13
  %127 = mul nuw nsw i32 %126, %8
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %127
  store i8 0, ptr addrspace(3) %128, align 1, !tbaa !11
  %129 = or disjoint i32 %87, 14
  %130 = mul nuw nsw i32 %129, %8
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %130
  store i8 0, ptr addrspace(3) %131, align 1, !tbaa !11
  %132 = or disjoint i32 %87, 15
  %133 = mul nuw nsw i32 %132, %8
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %133
  store i8 0, ptr addrspace(3) %134, align 1, !tbaa !11
  %135 = add nuw nsw i32 %87, 16
  %136 = icmp eq i32 %135, 256
  br i1 %136, label %75, label %86, !llvm.loop !12

137:                                              ; preds = %178
  %138 = icmp eq i32 %82, 0
  br i1 %138, label %157, label %139

139:                                              ; preds = %137, %78
  %140 = phi i32 [ 0, %78 ], [ %260, %137 ]
  %141 = icmp ne i32 %82, 0
  tail call void @llvm.assume(i1 %141)
  br label %142

142:                                              ; preds = %142, %139
  %143 = phi i32 [ %140, %139 ], [ %154, %142 ]
  %144 = phi i32 [ 0, %139 ], [ %155, %142 ]
  %145 = add nsw i32 %143, %81
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %146
  %148 = load i8, ptr addrspace(1) %147, align 1, !tbaa !11
  %149 = zext i8 %148 to i32
  %150 = mul nuw nsw i32 %149, %8
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %150
  %152 = load i8, ptr addrspace(3) %151, align 1, !tbaa !11
  %153 = add i8 %152, 1
  store i8 %153, ptr addrspace(3) %151, align 1, !tbaa !11
  %154 = add nuw nsw i32 %143, 1
  %155 = add i32 %144, 1
  %156 = icmp eq i32 %155, %82
  br i1 %156, label %157, label %142, !llvm.loop !15

157:                                              ; preds = %137, %142, %75
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %158 = udiv i16 256, %7
  %159 = zext nneg i16 %158 to i32
  %160 = icmp samesign ugt i16 %7, 256
  br i1 %160, label %343, label %161

161:                                              ; preds = %157
  %162 = mul nuw nsw i32 %4, %159
  %163 = shl nsw i32 %76, 8
  %164 = and i32 %159, 1
  %165 = icmp eq i16 %158, 1
  br i1 %165, label %265, label %166

166:                                              ; preds = %161
  %167 = and i32 %159, 510
  %168 = and i32 %8, 7
  %169 = icmp samesign ult i16 %7, 8
  %170 = and i32 %8, 504
  %171 = icmp eq i32 %168, 0
  %172 = icmp ne i32 %168, 0
  %173 = and i32 %8, 7
  %174 = icmp samesign ult i16 %7, 8
  %175 = and i32 %8, 504
  %176 = icmp eq i32 %173, 0
  %177 = icmp ne i32 %173, 0
  br label %344

178:                                              ; preds = %178, %84
  %179 = phi i32 [ 0, %84 ], [ %260, %178 ]
  %180 = phi i32 [ 0, %84 ], [ %261, %178 ]
  %181 = add nsw i32 %179, %81
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %182
  %184 = load i8, ptr addrspace(1) %183, align 1, !tbaa !11
  %185 = zext i8 %184 to i32
  %186 = mul nuw nsw i32 %185, %8
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %186
  %188 = load i8, ptr addrspace(3) %187, align 1, !tbaa !11
  %189 = add i8 %188, 1
  store i8 %189, ptr addrspace(3) %187, align 1, !tbaa !11
  %190 = or disjoint i32 %179, 1
  %191 = add nsw i32 %190, %81
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %192
  %194 = load i8, ptr addrspace(1) %193, align 1, !tbaa !11
  %195 = zext i8 %194 to i32
  %196 = mul nuw nsw i32 %195, %8
  %197 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %196
  %198 = load i8, ptr addrspace(3) %197, align 1, !tbaa !11
  %199 = add i8 %198, 1
  store i8 %199, ptr addrspace(3) %197, align 1, !tbaa !11
  %200 = or disjoint i32 %179, 2
  %201 = add nsw i32 %200, %81
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %202
  %204 = load i8, ptr addrspace(1) %203, align 1, !tbaa !11
  %205 = zext i8 %204 to i32
  %206 = mul nuw nsw i32 %205, %8
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %206
  %208 = load i8, ptr addrspace(3) %207, align 1, !tbaa !11
  %209 = add i8 %208, 1
  store i8 %209, ptr addrspace(3) %207, align 1, !tbaa !11
  %210 = or disjoint i32 %179, 3
  %211 = add nsw i32 %210, %81
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %212
  %214 = load i8, ptr addrspace(1) %213, align 1, !tbaa !11
  %215 = zext i8 %214 to i32
  %216 = mul nuw nsw i32 %215, %8
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %216
  %218 = load i8, ptr addrspace(3) %217, align 1, !tbaa !11
  %219 = add i8 %218, 1
  store i8 %219, ptr addrspace(3) %217, align 1, !tbaa !11
  %220 = or disjoint i32 %179, 4
  %221 = add nsw i32 %220, %81
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %222
  %224 = load i8, ptr addrspace(1) %223, align 1, !tbaa !11
  %225 = zext i8 %224 to i32
  %226 = mul nuw nsw i32 %225, %8
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %226
  %228 = load i8, ptr addrspace(3) %227, align 1, !tbaa !11
  %229 = add i8 %228, 1
  store i8 %229, ptr addrspace(3) %227, align 1, !tbaa !11
  %230 = or disjoint i32 %179, 5
  %231 = add nsw i32 %230, %81
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %232
  %234 = load i8, ptr addrspace(1) %233, align 1, !tbaa !11
  %235 = zext i8 %234 to i32
  %236 = mul nuw nsw i32 %235, %8
  %237 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %236
  %238 = load i8, ptr addrspace(3) %237, align 1, !tbaa !11
  %239 = add i8 %238, 1
  store i8 %239, ptr addrspace(3) %237, align 1, !tbaa !11
  %240 = or disjoint i32 %179, 6
  %241 = add nsw i32 %240, %81
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %242
  %244 = load i8, ptr addrspace(1) %243, align 1, !tbaa !11
  %245 = zext i8 %244 to i32
  %246 = mul nuw nsw i32 %245, %8
  %247 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %246
  %248 = load i8, ptr addrspace(3) %247, align 1, !tbaa !11
  %249 = add i8 %248, 1
  store i8 %249, ptr addrspace(3) %247, align 1, !tbaa !11
  %250 = or disjoint i32 %179, 7
  %251 = add nsw i32 %250, %81
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %252
  %254 = load i8, ptr addrspace(1) %253, align 1, !tbaa !11
  %255 = zext i8 %254 to i32
  %256 = mul nuw nsw i32 %255, %8
  %257 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %256
  %258 = load i8, ptr addrspace(3) %257, align 1, !tbaa !11
  %259 = add i8 %258, 1
  store i8 %259, ptr addrspace(3) %257, align 1, !tbaa !11
  %260 = add nuw nsw i32 %179, 8
  %261 = add i32 %180, 8
  %262 = icmp eq i32 %261, %85
  br i1 %262, label %137, label %178, !llvm.loop !17

263:                                              ; preds = %435
  %264 = icmp eq i32 %164, 0
  br i1 %264, label %343, label %265

265:                                              ; preds = %263, %161
  %266 = phi i32 [ 0, %161 ], [ %440, %263 ]
  %267 = icmp ne i32 %164, 0
  tail call void @llvm.assume(i1 %267)
  %268 = add nuw nsw i32 %266, %162
  %269 = mul nuw nsw i32 %268, %8
  %270 = getelementptr inbounds nuw i8, ptr addrspace(3) @thread_bins, i32 %269
  %271 = and i32 %8, 7
  %272 = icmp samesign ult i16 %7, 8
  br i1 %272, label %323, label %273

273:                                              ; preds = %265
  %274 = and i32 %8, 504
  br label %275

275:                                              ; preds = %275, %273
  %276 = phi i32 [ 0, %273 ], [ %318, %275 ]
  %277 = phi i32 [ 0, %273 ], [ %317, %275 ]
  %278 = phi i32 [ 0, %273 ], [ %319, %275 ]
  %279 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %276
  %280 = load i8, ptr addrspace(3) %279, align 1, !tbaa !11
  %281 = zext i8 %280 to i32
  %282 = add i32 %277, %281
  %283 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %276
  %284 = getelementptr inbounds nuw i8, ptr addrspace(3) %283, i32 1
  %285 = load i8, ptr addrspace(3) %284, align 1, !tbaa !11
  %286 = zext i8 %285 to i32
  %287 = add i32 %282, %286
  %288 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %276
  %289 = getelementptr inbounds nuw i8, ptr addrspace(3) %288, i32 2
  %290 = load i8, ptr addrspace(3) %289, align 1, !tbaa !11
  %291 = zext i8 %290 to i32
  %292 = add i32 %287, %291
  %293 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %276
  %294 = getelementptr inbounds nuw i8, ptr addrspace(3) %293, i32 3
  %295 = load i8, ptr addrspace(3) %294, align 1, !tbaa !11
  %296 = zext i8 %295 to i32
  %297 = add i32 %292, %296
  %298 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %276
  %299 = getelementptr inbounds nuw i8, ptr addrspace(3) %298, i32 4
  %300 = load i8, ptr addrspace(3) %299, align 1, !tbaa !11
  %301 = zext i8 %300 to i32
  %302 = add i32 %297, %301
  %303 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %276
  %304 = getelementptr inbounds nuw i8, ptr addrspace(3) %303, i32 5
  %305 = load i8, ptr addrspace(3) %304, align 1, !tbaa !11
  %306 = zext i8 %305 to i32
  %307 = add i32 %302, %306
  %308 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %276
  %309 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 6
  %310 = load i8, ptr addrspace(3) %309, align 1, !tbaa !11
  %311 = zext i8 %310 to i32
  %312 = add i32 %307, %311
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %276
  %314 = getelementptr inbounds nuw i8, ptr addrspace(3) %313, i32 7
  %315 = load i8, ptr addrspace(3) %314, align 1, !tbaa !11
  %316 = zext i8 %315 to i32
  %317 = add i32 %312, %316
  %318 = add nuw nsw i32 %276, 8
  %319 = add i32 %278, 8
  %320 = icmp eq i32 %319, %274
  br i1 %320, label %321, label %275, !llvm.loop !18

321:                                              ; preds = %275
  %322 = icmp eq i32 %271, 0
  br i1 %322, label %338, label %323

323:                                              ; preds = %321, %265
  %324 = phi i32 [ 0, %265 ], [ %318, %321 ]
  %325 = phi i32 [ 0, %265 ], [ %317, %321 ]
  %326 = icmp ne i32 %271, 0
  tail call void @llvm.assume(i1 %326)
  br label %327

327:                                              ; preds = %327, %323
  %328 = phi i32 [ %324, %323 ], [ %335, %327 ]
  %329 = phi i32 [ %325, %323 ], [ %334, %327 ]
  %330 = phi i32 [ 0, %323 ], [ %336, %327 ]
  %331 = getelementptr inbounds nuw i8, ptr addrspace(3) %270, i32 %328
  %332 = load i8, ptr addrspace(3) %331, align 1, !tbaa !11
  %333 = zext i8 %332 to i32
  %334 = add i32 %329, %333
  %335 = add nuw nsw i32 %328, 1
  %336 = add i32 %330, 1
  %337 = icmp eq i32 %336, %271
  br i1 %337, label %338, label %327, !llvm.loop !19

338:                                              ; preds = %327, %321
  %339 = phi i32 [ %317, %321 ], [ %334, %327 ]
  %340 = add nsw i32 %268, %163
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %341
  store i32 %339, ptr addrspace(1) %342, align 4, !tbaa !5
  br label %343

343:                                              ; preds = %338, %263, %157
  ret void

344:                                              ; preds = %435, %166
  %345 = phi i32 [ 0, %166 ], [ %440, %435 ]
  %346 = phi i32 [ 0, %166 ], [ %441, %435 ]
  %347 = add nuw nsw i32 %345, %162
  %348 = mul nuw nsw i32 %347, %8
  %349 = getelementptr inbounds nuw i8, ptr addrspace(3) @thread_bins, i32 %348
  br i1 %169, label %351, label %443

350:                                              ; preds = %443
  br i1 %171, label %365, label %351

351:                                              ; preds = %350, %344
  %352 = phi i32 [ 0, %344 ], [ %486, %350 ]
  %353 = phi i32 [ 0, %344 ], [ %485, %350 ]
  tail call void @llvm.assume(i1 %172)
  br label %354

354:                                              ; preds = %354, %351
  %355 = phi i32 [ %352, %351 ], [ %362, %354 ]
  %356 = phi i32 [ %353, %351 ], [ %361, %354 ]
  %357 = phi i32 [ 0, %351 ], [ %363, %354 ]
  %358 = getelementptr inbounds nuw i8, ptr addrspace(3) %349, i32 %355
  %359 = load i8, ptr addrspace(3) %358, align 1, !tbaa !11
  %360 = zext i8 %359 to i32
  %361 = add i32 %356, %360
  %362 = add nuw nsw i32 %355, 1
  %363 = add i32 %357, 1
  %364 = icmp eq i32 %363, %168
  br i1 %364, label %365, label %354, !llvm.loop !19

365:                                              ; preds = %354, %350
  %366 = phi i32 [ %485, %350 ], [ %361, %354 ]
  %367 = add nsw i32 %347, %163
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %368
  store i32 %366, ptr addrspace(1) %369, align 4, !tbaa !5
  %370 = or disjoint i32 %345, 1
  %371 = add nuw nsw i32 %370, %162
  %372 = mul nuw nsw i32 %371, %8
  %373 = getelementptr inbounds nuw i8, ptr addrspace(3) @thread_bins, i32 %372
  br i1 %174, label %421, label %374

374:                                              ; preds = %365, %374
  %375 = phi i32 [ %417, %374 ], [ 0, %365 ]
  %376 = phi i32 [ %416, %374 ], [ 0, %365 ]
  %377 = phi i32 [ %418, %374 ], [ 0, %365 ]
  %378 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 %375
  %379 = load i8, ptr addrspace(3) %378, align 1, !tbaa !11
  %380 = zext i8 %379 to i32
  %381 = add i32 %376, %380
  %382 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 %375
  %383 = getelementptr inbounds nuw i8, ptr addrspace(3) %382, i32 1
  %384 = load i8, ptr addrspace(3) %383, align 1, !tbaa !11
  %385 = zext i8 %384 to i32
  %386 = add i32 %381, %385
  %387 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 %375
  %388 = getelementptr inbounds nuw i8, ptr addrspace(3) %387, i32 2
  %389 = load i8, ptr addrspace(3) %388, align 1, !tbaa !11
  %390 = zext i8 %389 to i32
  %391 = add i32 %386, %390
  %392 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 %375
  %393 = getelementptr inbounds nuw i8, ptr addrspace(3) %392, i32 3
  %394 = load i8, ptr addrspace(3) %393, align 1, !tbaa !11
  %395 = zext i8 %394 to i32
  %396 = add i32 %391, %395
  %397 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 %375
  %398 = getelementptr inbounds nuw i8, ptr addrspace(3) %397, i32 4
  %399 = load i8, ptr addrspace(3) %398, align 1, !tbaa !11
  %400 = zext i8 %399 to i32
  %401 = add i32 %396, %400
  %402 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 %375
  %403 = getelementptr inbounds nuw i8, ptr addrspace(3) %402, i32 5
  %404 = load i8, ptr addrspace(3) %403, align 1, !tbaa !11
  %405 = zext i8 %404 to i32
  %406 = add i32 %401, %405
  %407 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 %375
  %408 = getelementptr inbounds nuw i8, ptr addrspace(3) %407, i32 6
  %409 = load i8, ptr addrspace(3) %408, align 1, !tbaa !11
  %410 = zext i8 %409 to i32
  %411 = add i32 %406, %410
  %412 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 %375
  %413 = getelementptr inbounds nuw i8, ptr addrspace(3) %412, i32 7
  %414 = load i8, ptr addrspace(3) %413, align 1, !tbaa !11
  %415 = zext i8 %414 to i32
  %416 = add i32 %411, %415
  %417 = add nuw nsw i32 %375, 8
  %418 = add i32 %377, 8
  %419 = icmp eq i32 %418, %175
  br i1 %419, label %420, label %374, !llvm.loop !18

420:                                              ; preds = %374
  br i1 %176, label %435, label %421

421:                                              ; preds = %420, %365
  %422 = phi i32 [ 0, %365 ], [ %417, %420 ]
  %423 = phi i32 [ 0, %365 ], [ %416, %420 ]
  tail call void @llvm.assume(i1 %177)
  br label %424

424:                                              ; preds = %424, %421
  %425 = phi i32 [ %422, %421 ], [ %432, %424 ]
  %426 = phi i32 [ %423, %421 ], [ %431, %424 ]
  %427 = phi i32 [ 0, %421 ], [ %433, %424 ]
  %428 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 %425
  %429 = load i8, ptr addrspace(3) %428, align 1, !tbaa !11
  %430 = zext i8 %429 to i32
  %431 = add i32 %426, %430
  %432 = add nuw nsw i32 %425, 1
  %433 = add i32 %427, 1
  %434 = icmp eq i32 %433, %173
  br i1 %434, label %435, label %424, !llvm.loop !19

435:                                              ; preds = %424, %420
  %436 = phi i32 [ %416, %420 ], [ %431, %424 ]
  %437 = add nsw i32 %371, %163
  %438 = sext i32 %437 to i64
  %439 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %438
  store i32 %436, ptr addrspace(1) %439, align 4, !tbaa !5
  %440 = add nuw nsw i32 %345, 2
  %441 = add i32 %346, 2
  %442 = icmp eq i32 %441, %167
  br i1 %442, label %263, label %344, !llvm.loop !20

443:                                              ; preds = %344, %443
  %444 = phi i32 [ %486, %443 ], [ 0, %344 ]
  %445 = phi i32 [ %485, %443 ], [ 0, %344 ]
  %446 = phi i32 [ %487, %443 ], [ 0, %344 ]
  %447 = getelementptr inbounds nuw i8, ptr addrspace(3) %349, i32 %444
  %448 = load i8, ptr addrspace(3) %447, align 1, !tbaa !11
  %449 = zext i8 %448 to i32
  %450 = add i32 %445, %449
  %451 = getelementptr inbounds nuw i8, ptr addrspace(3) %349, i32 %444
  %452 = getelementptr inbounds nuw i8, ptr addrspace(3) %451, i32 1
  %453 = load i8, ptr addrspace(3) %452, align 1, !tbaa !11
  %454 = zext i8 %453 to i32
  %455 = add i32 %450, %454
  %456 = getelementptr inbounds nuw i8, ptr addrspace(3) %349, i32 %444
  %457 = getelementptr inbounds nuw i8, ptr addrspace(3) %456, i32 2
  %458 = load i8, ptr addrspace(3) %457, align 1, !tbaa !11
  %459 = zext i8 %458 to i32
  %460 = add i32 %455, %459
  %461 = getelementptr inbounds nuw i8, ptr addrspace(3) %349, i32 %444
  %462 = getelementptr inbounds nuw i8, ptr addrspace(3) %461, i32 3
  %463 = load i8, ptr addrspace(3) %462, align 1, !tbaa !11
  %464 = zext i8 %463 to i32
  %465 = add i32 %460, %464
  %466 = getelementptr inbounds nuw i8, ptr addrspace(3) %349, i32 %444
  %467 = getelementptr inbounds nuw i8, ptr addrspace(3) %466, i32 4
  %468 = load i8, ptr addrspace(3) %467, align 1, !tbaa !11
  %469 = zext i8 %468 to i32
  %470 = add i32 %465, %469
  %471 = getelementptr inbounds nuw i8, ptr addrspace(3) %349, i32 %444
  %472 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 5
  %473 = load i8, ptr addrspace(3) %472, align 1, !tbaa !11
  %474 = zext i8 %473 to i32
  %475 = add i32 %470, %474
  %476 = getelementptr inbounds nuw i8, ptr addrspace(3) %349, i32 %444
  %477 = getelementptr inbounds nuw i8, ptr addrspace(3) %476, i32 6
  %478 = load i8, ptr addrspace(3) %477, align 1, !tbaa !11
  %479 = zext i8 %478 to i32
  %480 = add i32 %475, %479
  %481 = getelementptr inbounds nuw i8, ptr addrspace(3) %349, i32 %444
  %482 = getelementptr inbounds nuw i8, ptr addrspace(3) %481, i32 7
  %483 = load i8, ptr addrspace(3) %482, align 1, !tbaa !11
  %484 = zext i8 %483 to i32
  %485 = add i32 %480, %484
  %486 = add nuw nsw i32 %444, 8
  %487 = add i32 %446, 8
  %488 = icmp eq i32 %487, %170
  br i1 %488, label %350, label %443, !llvm.loop !18
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @joint_histogram(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ15joint_histogramE5local, i32 %4
  store i32 0, ptr addrspace(3) %6, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %10 = load i16, ptr addrspace(4) %9, align 4, !range !9, !invariant.load !10, !noundef !10
  %11 = zext nneg i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !11
  %17 = shl i8 %16, 3
  %18 = and i8 %17, 56
  %19 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %14
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !11
  %21 = and i8 %20, 7
  %22 = or disjoint i8 %18, %21
  %23 = zext nneg i8 %22 to i32
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ15joint_histogramE5local, i32 %23
  %25 = atomicrmw add ptr addrspace(3) %24, i32 1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %27 = load i32, ptr addrspace(3) %6, align 4, !tbaa !5
  %28 = atomicrmw add ptr addrspace(1) %26, i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.isvectorized", i32 1}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !13}
