; ModuleID = 'corpus/opencl/keccak.cl'
source_filename = "corpus/opencl/keccak.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@round_constant = hidden local_unnamed_addr addrspace(4) constant [24 x i64] [i64 1, i64 32898, i64 -9223372036854742902, i64 -9223372034707259392, i64 32907, i64 2147483649, i64 -9223372034707259263, i64 -9223372036854743031, i64 138, i64 136, i64 2147516425, i64 2147483658, i64 2147516555, i64 -9223372036854775669, i64 -9223372036854742903, i64 -9223372036854743037, i64 -9223372036854743038, i64 -9223372036854775680, i64 32778, i64 -9223372034707292150, i64 -9223372034707259263, i64 -9223372036854742912, i64 2147483649, i64 -9223372034707259384], align 8
@rho = hidden local_unnamed_addr addrspace(4) constant [24 x i8] c"\01\03\06\0A\0F\15\1C$-7\02\0E\1B)8\08\19+>\12'=\14,", align 1
@pi_lane = hidden local_unnamed_addr addrspace(4) constant [24 x i8] c"\0A\07\0B\11\12\03\05\10\08\15\18\04\0F\17\13\0D\0C\02\14\0E\16\09\06\01", align 1
@keccak_lanes.a = internal unnamed_addr addrspace(3) global [25 x i64] undef, align 8
@keccak_lanes.c = internal unnamed_addr addrspace(3) global [5 x i64] undef, align 8
@keccak_lanes.b = internal unnamed_addr addrspace(3) global [25 x i64] undef, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sha3_256(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = shl i64 %17, 6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %18
  %20 = load i64, ptr addrspace(1) %19, align 8, !tbaa !10, !amdgpu.noclobber !16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !10, !amdgpu.noclobber !16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 16
  %24 = load i64, ptr addrspace(1) %23, align 8, !tbaa !10, !amdgpu.noclobber !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 24
  %26 = load i64, ptr addrspace(1) %25, align 8, !tbaa !10, !amdgpu.noclobber !16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 32
  %28 = load i64, ptr addrspace(1) %27, align 8, !tbaa !10, !amdgpu.noclobber !16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 40
  %30 = load i64, ptr addrspace(1) %29, align 8, !tbaa !10, !amdgpu.noclobber !16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 48
  %32 = load i64, ptr addrspace(1) %31, align 8, !tbaa !10, !amdgpu.noclobber !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 56
  %34 = load i64, ptr addrspace(1) %33, align 8, !tbaa !10, !amdgpu.noclobber !16
  br label %35

35:                                               ; preds = %35, %2
  %36 = phi i64 [ 0, %2 ], [ %214, %35 ]
  %37 = phi i64 [ 0, %2 ], [ %199, %35 ]
  %38 = phi i64 [ 0, %2 ], [ %184, %35 ]
  %39 = phi i64 [ 0, %2 ], [ %211, %35 ]
  %40 = phi i64 [ 0, %2 ], [ %196, %35 ]
  %41 = phi i64 [ 0, %2 ], [ %181, %35 ]
  %42 = phi i64 [ 0, %2 ], [ %208, %35 ]
  %43 = phi i64 [ 0, %2 ], [ %193, %35 ]
  %44 = phi i64 [ %28, %2 ], [ %154, %35 ]
  %45 = phi i64 [ %26, %2 ], [ %151, %35 ]
  %46 = phi i64 [ %34, %2 ], [ %163, %35 ]
  %47 = phi i64 [ %24, %2 ], [ %148, %35 ]
  %48 = phi i64 [ %32, %2 ], [ %160, %35 ]
  %49 = phi i64 [ %22, %2 ], [ %145, %35 ]
  %50 = phi i64 [ %30, %2 ], [ %157, %35 ]
  %51 = phi i64 [ 0, %2 ], [ %169, %35 ]
  %52 = phi i64 [ 6, %2 ], [ %166, %35 ]
  %53 = phi i64 [ 0, %2 ], [ %172, %35 ]
  %54 = phi i64 [ 0, %2 ], [ %178, %35 ]
  %55 = phi i64 [ 0, %2 ], [ %205, %35 ]
  %56 = phi i64 [ -9223372036854775808, %2 ], [ %190, %35 ]
  %57 = phi i64 [ 0, %2 ], [ %175, %35 ]
  %58 = phi i64 [ 0, %2 ], [ %202, %35 ]
  %59 = phi i64 [ 0, %2 ], [ %187, %35 ]
  %60 = phi i64 [ %20, %2 ], [ %219, %35 ]
  %61 = phi i32 [ 0, %2 ], [ %220, %35 ]
  %62 = xor i64 %53, %50
  %63 = xor i64 %62, %58
  %64 = xor i64 %63, %59
  %65 = xor i64 %64, %60
  %66 = xor i64 %49, %48
  %67 = xor i64 %66, %55
  %68 = xor i64 %67, %56
  %69 = xor i64 %68, %57
  %70 = xor i64 %43, %42
  %71 = xor i64 %70, %46
  %72 = xor i64 %71, %47
  %73 = xor i64 %72, %54
  %74 = xor i64 %40, %39
  %75 = xor i64 %74, %41
  %76 = xor i64 %75, %45
  %77 = xor i64 %76, %52
  %78 = xor i64 %37, %36
  %79 = xor i64 %78, %38
  %80 = xor i64 %79, %44
  %81 = xor i64 %80, %51
  %82 = tail call noundef i64 @llvm.fshl.i64(i64 %69, i64 %69, i64 1)
  %83 = xor i64 %82, %81
  %84 = xor i64 %83, %60
  %85 = xor i64 %83, %50
  %86 = xor i64 %83, %53
  %87 = xor i64 %83, %59
  %88 = xor i64 %83, %58
  %89 = tail call noundef i64 @llvm.fshl.i64(i64 %73, i64 %73, i64 1)
  %90 = xor i64 %65, %89
  %91 = xor i64 %90, %49
  %92 = xor i64 %90, %48
  %93 = xor i64 %90, %57
  %94 = xor i64 %90, %56
  %95 = xor i64 %90, %55
  %96 = tail call noundef i64 @llvm.fshl.i64(i64 %77, i64 %77, i64 1)
  %97 = xor i64 %69, %96
  %98 = xor i64 %97, %47
  %99 = xor i64 %97, %46
  %100 = xor i64 %97, %54
  %101 = xor i64 %97, %43
  %102 = xor i64 %97, %42
  %103 = tail call noundef i64 @llvm.fshl.i64(i64 %81, i64 %81, i64 1)
  %104 = xor i64 %73, %103
  %105 = xor i64 %104, %45
  %106 = xor i64 %104, %52
  %107 = xor i64 %104, %41
  %108 = xor i64 %104, %40
  %109 = xor i64 %104, %39
  %110 = tail call noundef i64 @llvm.fshl.i64(i64 %65, i64 %65, i64 1)
  %111 = xor i64 %110, %77
  %112 = xor i64 %111, %44
  %113 = xor i64 %111, %51
  %114 = xor i64 %111, %38
  %115 = xor i64 %111, %37
  %116 = xor i64 %111, %36
  %117 = tail call noundef i64 @llvm.fshl.i64(i64 %91, i64 %91, i64 range(i64 -2147483648, 2147483648) 1)
  %118 = tail call noundef i64 @llvm.fshl.i64(i64 %86, i64 %86, i64 range(i64 -2147483648, 2147483648) 3)
  %119 = tail call noundef i64 @llvm.fshl.i64(i64 %99, i64 %99, i64 range(i64 -2147483648, 2147483648) 6)
  %120 = tail call noundef i64 @llvm.fshl.i64(i64 %93, i64 %93, i64 range(i64 -2147483648, 2147483648) 10)
  %121 = tail call noundef i64 @llvm.fshl.i64(i64 %101, i64 %101, i64 range(i64 -2147483648, 2147483648) 15)
  %122 = tail call noundef i64 @llvm.fshl.i64(i64 %108, i64 %108, i64 range(i64 -2147483648, 2147483648) 21)
  %123 = tail call noundef i64 @llvm.fshl.i64(i64 %105, i64 %105, i64 range(i64 -2147483648, 2147483648) 28)
  %124 = tail call noundef i64 @llvm.fshl.i64(i64 %85, i64 %85, i64 range(i64 -2147483648, 2147483648) 36)
  %125 = tail call noundef i64 @llvm.fshl.i64(i64 %94, i64 %94, i64 range(i64 -2147483648, 2147483648) 45)
  %126 = tail call noundef i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 range(i64 -2147483648, 2147483648) 55)
  %127 = tail call noundef i64 @llvm.fshl.i64(i64 %95, i64 %95, i64 range(i64 -2147483648, 2147483648) 2)
  %128 = tail call noundef i64 @llvm.fshl.i64(i64 %116, i64 %116, i64 range(i64 -2147483648, 2147483648) 14)
  %129 = tail call noundef i64 @llvm.fshl.i64(i64 %112, i64 %112, i64 range(i64 -2147483648, 2147483648) 27)
  %130 = tail call noundef i64 @llvm.fshl.i64(i64 %87, i64 %87, i64 range(i64 -2147483648, 2147483648) 41)
  %131 = tail call noundef i64 @llvm.fshl.i64(i64 %109, i64 %109, i64 range(i64 -2147483648, 2147483648) 56)
  %132 = tail call noundef i64 @llvm.fshl.i64(i64 %115, i64 %115, i64 range(i64 -2147483648, 2147483648) 8)
  %133 = tail call noundef i64 @llvm.fshl.i64(i64 %107, i64 %107, i64 range(i64 -2147483648, 2147483648) 25)
  %134 = tail call noundef i64 @llvm.fshl.i64(i64 %100, i64 %100, i64 range(i64 -2147483648, 2147483648) 43)
  %135 = tail call noundef i64 @llvm.fshl.i64(i64 %98, i64 %98, i64 range(i64 -2147483648, 2147483648) 62)
  %136 = tail call noundef i64 @llvm.fshl.i64(i64 %88, i64 %88, i64 range(i64 -2147483648, 2147483648) 18)
  %137 = tail call noundef i64 @llvm.fshl.i64(i64 %114, i64 %114, i64 range(i64 -2147483648, 2147483648) 39)
  %138 = tail call noundef i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 range(i64 -2147483648, 2147483648) 61)
  %139 = tail call noundef i64 @llvm.fshl.i64(i64 %113, i64 %113, i64 range(i64 -2147483648, 2147483648) 20)
  %140 = tail call noundef i64 @llvm.fshl.i64(i64 %92, i64 %92, i64 range(i64 -2147483648, 2147483648) 44)
  %141 = xor i64 %140, -1
  %142 = and i64 %134, %141
  %143 = xor i64 %134, -1
  %144 = and i64 %122, %143
  %145 = xor i64 %140, %144
  %146 = xor i64 %122, -1
  %147 = and i64 %128, %146
  %148 = xor i64 %147, %134
  %149 = xor i64 %128, -1
  %150 = and i64 %84, %149
  %151 = xor i64 %150, %122
  %152 = xor i64 %84, -1
  %153 = and i64 %140, %152
  %154 = xor i64 %153, %128
  %155 = xor i64 %139, -1
  %156 = and i64 %118, %155
  %157 = xor i64 %156, %123
  %158 = xor i64 %118, -1
  %159 = and i64 %125, %158
  %160 = xor i64 %159, %139
  %161 = xor i64 %125, -1
  %162 = and i64 %138, %161
  %163 = xor i64 %162, %118
  %164 = xor i64 %138, -1
  %165 = and i64 %123, %164
  %166 = xor i64 %125, %165
  %167 = xor i64 %123, -1
  %168 = and i64 %139, %167
  %169 = xor i64 %168, %138
  %170 = xor i64 %119, -1
  %171 = and i64 %133, %170
  %172 = xor i64 %117, %171
  %173 = xor i64 %133, -1
  %174 = and i64 %132, %173
  %175 = xor i64 %174, %119
  %176 = xor i64 %132, -1
  %177 = and i64 %136, %176
  %178 = xor i64 %177, %133
  %179 = xor i64 %136, -1
  %180 = and i64 %117, %179
  %181 = xor i64 %180, %132
  %182 = xor i64 %117, -1
  %183 = and i64 %119, %182
  %184 = xor i64 %183, %136
  %185 = xor i64 %124, -1
  %186 = and i64 %120, %185
  %187 = xor i64 %186, %129
  %188 = xor i64 %120, -1
  %189 = and i64 %121, %188
  %190 = xor i64 %189, %124
  %191 = xor i64 %121, -1
  %192 = and i64 %131, %191
  %193 = xor i64 %120, %192
  %194 = xor i64 %131, -1
  %195 = and i64 %129, %194
  %196 = xor i64 %195, %121
  %197 = xor i64 %129, -1
  %198 = and i64 %124, %197
  %199 = xor i64 %198, %131
  %200 = xor i64 %126, -1
  %201 = and i64 %137, %200
  %202 = xor i64 %201, %135
  %203 = xor i64 %137, -1
  %204 = and i64 %130, %203
  %205 = xor i64 %204, %126
  %206 = xor i64 %130, -1
  %207 = and i64 %127, %206
  %208 = xor i64 %207, %137
  %209 = xor i64 %127, -1
  %210 = and i64 %135, %209
  %211 = xor i64 %210, %130
  %212 = xor i64 %135, -1
  %213 = and i64 %126, %212
  %214 = xor i64 %127, %213
  %215 = zext nneg i32 %61 to i64
  %216 = getelementptr inbounds nuw i64, ptr addrspace(4) @round_constant, i64 %215
  %217 = load i64, ptr addrspace(4) %216, align 8, !tbaa !10
  %218 = xor i64 %217, %142
  %219 = xor i64 %218, %84
  %220 = add nuw nsw i32 %61, 1
  %221 = icmp eq i32 %220, 24
  br i1 %221, label %222, label %35

222:                                              ; preds = %35
  %223 = shl i64 %17, 5
  %224 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %223
  store i64 %219, ptr addrspace(1) %224, align 8, !tbaa !10
  %225 = getelementptr inbounds nuw i8, ptr addrspace(1) %224, i64 8
  store i64 %145, ptr addrspace(1) %225, align 8, !tbaa !10
  %226 = getelementptr inbounds nuw i8, ptr addrspace(1) %224, i64 16
  store i64 %148, ptr addrspace(1) %226, align 8, !tbaa !10
  %227 = getelementptr inbounds nuw i8, ptr addrspace(1) %224, i64 24
  store i64 %151, ptr addrspace(1) %227, align 8, !tbaa !10
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sha3_256(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = shl i64 %17, 6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %18
  %20 = load i64, ptr addrspace(1) %19, align 8, !tbaa !10
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !10
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 16
  %24 = load i64, ptr addrspace(1) %23, align 8, !tbaa !10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 24
  %26 = load i64, ptr addrspace(1) %25, align 8, !tbaa !10
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 32
  %28 = load i64, ptr addrspace(1) %27, align 8, !tbaa !10
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 40
  %30 = load i64, ptr addrspace(1) %29, align 8, !tbaa !10
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 48
  %32 = load i64, ptr addrspace(1) %31, align 8, !tbaa !10
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 56
  %34 = load i64, ptr addrspace(1) %33, align 8, !tbaa !10
  br label %35

35:                                               ; preds = %35, %2
  %36 = phi i64 [ 0, %2 ], [ %214, %35 ]
  %37 = phi i64 [ 0, %2 ], [ %199, %35 ]
  %38 = phi i64 [ 0, %2 ], [ %184, %35 ]
  %39 = phi i64 [ 0, %2 ], [ %211, %35 ]
  %40 = phi i64 [ 0, %2 ], [ %196, %35 ]
  %41 = phi i64 [ 0, %2 ], [ %181, %35 ]
  %42 = phi i64 [ 0, %2 ], [ %208, %35 ]
  %43 = phi i64 [ 0, %2 ], [ %193, %35 ]
  %44 = phi i64 [ %28, %2 ], [ %154, %35 ]
  %45 = phi i64 [ %26, %2 ], [ %151, %35 ]
  %46 = phi i64 [ %34, %2 ], [ %163, %35 ]
  %47 = phi i64 [ %24, %2 ], [ %148, %35 ]
  %48 = phi i64 [ %32, %2 ], [ %160, %35 ]
  %49 = phi i64 [ %22, %2 ], [ %145, %35 ]
  %50 = phi i64 [ %30, %2 ], [ %157, %35 ]
  %51 = phi i64 [ 0, %2 ], [ %169, %35 ]
  %52 = phi i64 [ 6, %2 ], [ %166, %35 ]
  %53 = phi i64 [ 0, %2 ], [ %172, %35 ]
  %54 = phi i64 [ 0, %2 ], [ %178, %35 ]
  %55 = phi i64 [ 0, %2 ], [ %205, %35 ]
  %56 = phi i64 [ -9223372036854775808, %2 ], [ %190, %35 ]
  %57 = phi i64 [ 0, %2 ], [ %175, %35 ]
  %58 = phi i64 [ 0, %2 ], [ %202, %35 ]
  %59 = phi i64 [ 0, %2 ], [ %187, %35 ]
  %60 = phi i64 [ %20, %2 ], [ %219, %35 ]
  %61 = phi i32 [ 0, %2 ], [ %220, %35 ]
  %62 = xor i64 %53, %50
  %63 = xor i64 %62, %58
  %64 = xor i64 %63, %59
  %65 = xor i64 %64, %60
  %66 = xor i64 %49, %48
  %67 = xor i64 %66, %55
  %68 = xor i64 %67, %56
  %69 = xor i64 %68, %57
  %70 = xor i64 %43, %42
  %71 = xor i64 %70, %46
  %72 = xor i64 %71, %47
  %73 = xor i64 %72, %54
  %74 = xor i64 %40, %39
  %75 = xor i64 %74, %41
  %76 = xor i64 %75, %45
  %77 = xor i64 %76, %52
  %78 = xor i64 %37, %36
  %79 = xor i64 %78, %38
  %80 = xor i64 %79, %44
  %81 = xor i64 %80, %51
  %82 = tail call noundef i64 @llvm.fshl.i64(i64 %69, i64 %69, i64 1)
  %83 = xor i64 %82, %81
  %84 = xor i64 %83, %60
  %85 = xor i64 %83, %50
  %86 = xor i64 %83, %53
  %87 = xor i64 %83, %59
  %88 = xor i64 %83, %58
  %89 = tail call noundef i64 @llvm.fshl.i64(i64 %73, i64 %73, i64 1)
  %90 = xor i64 %65, %89
  %91 = xor i64 %90, %49
  %92 = xor i64 %90, %48
  %93 = xor i64 %90, %57
  %94 = xor i64 %90, %56
  %95 = xor i64 %90, %55
  %96 = tail call noundef i64 @llvm.fshl.i64(i64 %77, i64 %77, i64 1)
  %97 = xor i64 %69, %96
  %98 = xor i64 %97, %47
  %99 = xor i64 %97, %46
  %100 = xor i64 %97, %54
  %101 = xor i64 %97, %43
  %102 = xor i64 %97, %42
  %103 = tail call noundef i64 @llvm.fshl.i64(i64 %81, i64 %81, i64 1)
  %104 = xor i64 %73, %103
  %105 = xor i64 %104, %45
  %106 = xor i64 %104, %52
  %107 = xor i64 %104, %41
  %108 = xor i64 %104, %40
  %109 = xor i64 %104, %39
  %110 = tail call noundef i64 @llvm.fshl.i64(i64 %65, i64 %65, i64 1)
  %111 = xor i64 %110, %77
  %112 = xor i64 %111, %44
  %113 = xor i64 %111, %51
  %114 = xor i64 %111, %38
  %115 = xor i64 %111, %37
  %116 = xor i64 %111, %36
  %117 = tail call noundef i64 @llvm.fshl.i64(i64 %91, i64 %91, i64 range(i64 -2147483648, 2147483648) 1)
  %118 = tail call noundef i64 @llvm.fshl.i64(i64 %86, i64 %86, i64 range(i64 -2147483648, 2147483648) 3)
  %119 = tail call noundef i64 @llvm.fshl.i64(i64 %99, i64 %99, i64 range(i64 -2147483648, 2147483648) 6)
  %120 = tail call noundef i64 @llvm.fshl.i64(i64 %93, i64 %93, i64 range(i64 -2147483648, 2147483648) 10)
  %121 = tail call noundef i64 @llvm.fshl.i64(i64 %101, i64 %101, i64 range(i64 -2147483648, 2147483648) 15)
  %122 = tail call noundef i64 @llvm.fshl.i64(i64 %108, i64 %108, i64 range(i64 -2147483648, 2147483648) 21)
  %123 = tail call noundef i64 @llvm.fshl.i64(i64 %105, i64 %105, i64 range(i64 -2147483648, 2147483648) 28)
  %124 = tail call noundef i64 @llvm.fshl.i64(i64 %85, i64 %85, i64 range(i64 -2147483648, 2147483648) 36)
  %125 = tail call noundef i64 @llvm.fshl.i64(i64 %94, i64 %94, i64 range(i64 -2147483648, 2147483648) 45)
  %126 = tail call noundef i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 range(i64 -2147483648, 2147483648) 55)
  %127 = tail call noundef i64 @llvm.fshl.i64(i64 %95, i64 %95, i64 range(i64 -2147483648, 2147483648) 2)
  %128 = tail call noundef i64 @llvm.fshl.i64(i64 %116, i64 %116, i64 range(i64 -2147483648, 2147483648) 14)
  %129 = tail call noundef i64 @llvm.fshl.i64(i64 %112, i64 %112, i64 range(i64 -2147483648, 2147483648) 27)
  %130 = tail call noundef i64 @llvm.fshl.i64(i64 %87, i64 %87, i64 range(i64 -2147483648, 2147483648) 41)
  %131 = tail call noundef i64 @llvm.fshl.i64(i64 %109, i64 %109, i64 range(i64 -2147483648, 2147483648) 56)
  %132 = tail call noundef i64 @llvm.fshl.i64(i64 %115, i64 %115, i64 range(i64 -2147483648, 2147483648) 8)
  %133 = tail call noundef i64 @llvm.fshl.i64(i64 %107, i64 %107, i64 range(i64 -2147483648, 2147483648) 25)
  %134 = tail call noundef i64 @llvm.fshl.i64(i64 %100, i64 %100, i64 range(i64 -2147483648, 2147483648) 43)
  %135 = tail call noundef i64 @llvm.fshl.i64(i64 %98, i64 %98, i64 range(i64 -2147483648, 2147483648) 62)
  %136 = tail call noundef i64 @llvm.fshl.i64(i64 %88, i64 %88, i64 range(i64 -2147483648, 2147483648) 18)
  %137 = tail call noundef i64 @llvm.fshl.i64(i64 %114, i64 %114, i64 range(i64 -2147483648, 2147483648) 39)
  %138 = tail call noundef i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 range(i64 -2147483648, 2147483648) 61)
  %139 = tail call noundef i64 @llvm.fshl.i64(i64 %113, i64 %113, i64 range(i64 -2147483648, 2147483648) 20)
  %140 = tail call noundef i64 @llvm.fshl.i64(i64 %92, i64 %92, i64 range(i64 -2147483648, 2147483648) 44)
  %141 = xor i64 %140, -1
  %142 = and i64 %134, %141
  %143 = xor i64 %134, -1
  %144 = and i64 %122, %143
  %145 = xor i64 %140, %144
  %146 = xor i64 %122, -1
  %147 = and i64 %128, %146
  %148 = xor i64 %147, %134
  %149 = xor i64 %128, -1
  %150 = and i64 %84, %149
  %151 = xor i64 %150, %122
  %152 = xor i64 %84, -1
  %153 = and i64 %140, %152
  %154 = xor i64 %153, %128
  %155 = xor i64 %139, -1
  %156 = and i64 %118, %155
  %157 = xor i64 %156, %123
  %158 = xor i64 %118, -1
  %159 = and i64 %125, %158
  %160 = xor i64 %159, %139
  %161 = xor i64 %125, -1
  %162 = and i64 %138, %161
  %163 = xor i64 %162, %118
  %164 = xor i64 %138, -1
  %165 = and i64 %123, %164
  %166 = xor i64 %125, %165
  %167 = xor i64 %123, -1
  %168 = and i64 %139, %167
  %169 = xor i64 %168, %138
  %170 = xor i64 %119, -1
  %171 = and i64 %133, %170
  %172 = xor i64 %117, %171
  %173 = xor i64 %133, -1
  %174 = and i64 %132, %173
  %175 = xor i64 %174, %119
  %176 = xor i64 %132, -1
  %177 = and i64 %136, %176
  %178 = xor i64 %177, %133
  %179 = xor i64 %136, -1
  %180 = and i64 %117, %179
  %181 = xor i64 %180, %132
  %182 = xor i64 %117, -1
  %183 = and i64 %119, %182
  %184 = xor i64 %183, %136
  %185 = xor i64 %124, -1
  %186 = and i64 %120, %185
  %187 = xor i64 %186, %129
  %188 = xor i64 %120, -1
  %189 = and i64 %121, %188
  %190 = xor i64 %189, %124
  %191 = xor i64 %121, -1
  %192 = and i64 %131, %191
  %193 = xor i64 %120, %192
  %194 = xor i64 %131, -1
  %195 = and i64 %129, %194
  %196 = xor i64 %195, %121
  %197 = xor i64 %129, -1
  %198 = and i64 %124, %197
  %199 = xor i64 %198, %131
  %200 = xor i64 %126, -1
  %201 = and i64 %137, %200
  %202 = xor i64 %201, %135
  %203 = xor i64 %137, -1
  %204 = and i64 %130, %203
  %205 = xor i64 %204, %126
  %206 = xor i64 %130, -1
  %207 = and i64 %127, %206
  %208 = xor i64 %207, %137
  %209 = xor i64 %127, -1
  %210 = and i64 %135, %209
  %211 = xor i64 %210, %130
  %212 = xor i64 %135, -1
  %213 = and i64 %126, %212
  %214 = xor i64 %127, %213
  %215 = zext nneg i32 %61 to i64
  %216 = getelementptr inbounds nuw i64, ptr addrspace(4) @round_constant, i64 %215
  %217 = load i64, ptr addrspace(4) %216, align 8, !tbaa !10
  %218 = xor i64 %217, %142
  %219 = xor i64 %218, %84
  %220 = add nuw nsw i32 %61, 1
  %221 = icmp eq i32 %220, 24
  br i1 %221, label %222, label %35

222:                                              ; preds = %35
  %223 = shl i64 %17, 5
  %224 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %223
  store i64 %219, ptr addrspace(1) %224, align 8, !tbaa !10
  %225 = getelementptr inbounds nuw i8, ptr addrspace(1) %224, i64 8
  store i64 %145, ptr addrspace(1) %225, align 8, !tbaa !10
  %226 = getelementptr inbounds nuw i8, ptr addrspace(1) %224, i64 16
  store i64 %148, ptr addrspace(1) %226, align 8, !tbaa !10
  %227 = getelementptr inbounds nuw i8, ptr addrspace(1) %224, i64 24
  store i64 %151, ptr addrspace(1) %227, align 8, !tbaa !10
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @keccak_lanes(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !17 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = trunc nuw nsw i32 %3 to i16
  %6 = urem i16 %5, 5
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = mul nuw nsw i64 %8, 200
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i64 %4
  %12 = load i64, ptr addrspace(1) %11, align 8, !tbaa !10, !amdgpu.noclobber !16
  %13 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.a, i32 %3
  store i64 %12, ptr addrspace(3) %13, align 8, !tbaa !10
  %14 = icmp eq i16 %6, 1
  %15 = icmp samesign ult i32 %3, 5
  %16 = select i1 %14, i1 %15, i1 false
  %17 = zext i1 %16 to i64
  %18 = icmp eq i16 %6, 0
  %19 = add nsw i32 %3, -10
  %20 = icmp ult i32 %19, 5
  %21 = select i1 %18, i1 %20, i1 false
  %22 = select i1 %21, i64 3, i64 %17
  %23 = icmp eq i16 %6, 2
  %24 = add nsw i32 %3, -5
  %25 = icmp ult i32 %24, 5
  %26 = select i1 %23, i1 %25, i1 false
  %27 = select i1 %26, i64 6, i64 %22
  %28 = select i1 %14, i1 %20, i1 false
  %29 = select i1 %28, i64 10, i64 %27
  %30 = add nsw i32 %3, -15
  %31 = icmp ult i32 %30, 5
  %32 = select i1 %23, i1 %31, i1 false
  %33 = select i1 %32, i64 15, i64 %29
  %34 = icmp eq i16 %6, 3
  %35 = select i1 %34, i1 %31, i1 false
  %36 = select i1 %35, i64 21, i64 %33
  %37 = select i1 %34, i1 %15, i1 false
  %38 = select i1 %37, i64 28, i64 %36
  %39 = select i1 %18, i1 %25, i1 false
  %40 = select i1 %39, i64 36, i64 %38
  %41 = select i1 %14, i1 %31, i1 false
  %42 = select i1 %41, i64 45, i64 %40
  %43 = select i1 %34, i1 %25, i1 false
  %44 = select i1 %43, i64 55, i64 %42
  %45 = add nsw i32 %3, -20
  %46 = icmp ult i32 %45, 5
  %47 = select i1 %14, i1 %46, i1 false
  %48 = select i1 %47, i64 2, i64 %44
  %49 = icmp eq i16 %6, 4
  %50 = select i1 %49, i1 %46, i1 false
  %51 = select i1 %50, i64 14, i64 %48
  %52 = select i1 %49, i1 %15, i1 false
  %53 = select i1 %52, i64 27, i64 %51
  %54 = select i1 %18, i1 %31, i1 false
  %55 = select i1 %54, i64 41, i64 %53
  %56 = select i1 %34, i1 %46, i1 false
  %57 = select i1 %56, i64 56, i64 %55
  %58 = select i1 %49, i1 %31, i1 false
  %59 = select i1 %58, i64 8, i64 %57
  %60 = select i1 %34, i1 %20, i1 false
  %61 = select i1 %60, i64 25, i64 %59
  %62 = select i1 %23, i1 %20, i1 false
  %63 = select i1 %62, i64 43, i64 %61
  %64 = select i1 %23, i1 %15, i1 false
  %65 = select i1 %64, i64 62, i64 %63
  %66 = select i1 %18, i1 %46, i1 false
  %67 = select i1 %66, i64 18, i64 %65
  %68 = select i1 %49, i1 %20, i1 false
  %69 = select i1 %68, i64 39, i64 %67
  %70 = select i1 %23, i1 %46, i1 false
  %71 = select i1 %70, i64 61, i64 %69
  %72 = select i1 %49, i1 %25, i1 false
  %73 = select i1 %72, i64 20, i64 %71
  %74 = select i1 %14, i1 %25, i1 false
  %75 = select i1 %74, i64 44, i64 %73
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %76 = icmp sgt i32 %1, 0
  br i1 %76, label %77, label %149

77:                                               ; preds = %2
  %78 = zext nneg i16 %6 to i32
  %79 = trunc nuw nsw i32 %3 to i16
  %80 = udiv i16 %79, 5
  %81 = zext nneg i16 %80 to i32
  %82 = icmp samesign ult i32 %3, 5
  %83 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.a, i32 %78
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i32 40
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i32 80
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i32 120
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i32 160
  %88 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i32 %78
  %89 = add nsw i32 %78, -1
  %90 = icmp eq i16 %6, 0
  %91 = select i1 %90, i32 4, i32 %89
  %92 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i32 %91
  %93 = add nuw nsw i32 %78, 1
  %94 = icmp eq i32 %93, 5
  %95 = select i1 %94, i32 0, i32 %93
  %96 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i32 %95
  %97 = shl nuw nsw i16 %6, 1
  %98 = mul nuw nsw i16 %80, 3
  %99 = add nuw nsw i16 %97, %98
  %100 = urem i16 %99, 5
  %101 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i32 %81
  %102 = mul nuw nsw i16 %100, 40
  %103 = zext nneg i16 %102 to i32
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 %103
  %105 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i32 %3
  %106 = mul nuw nsw i32 %81, 40
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) @keccak_lanes.b, i32 %106
  %108 = getelementptr inbounds nuw i64, ptr addrspace(3) %107, i32 %95
  %109 = icmp samesign ult i16 %6, 3
  %110 = select i1 %109, i32 2, i32 -3
  %111 = getelementptr i64, ptr addrspace(3) %107, i32 %110
  %112 = getelementptr i64, ptr addrspace(3) %111, i32 %78
  %113 = icmp eq i32 %3, 0
  br label %114

114:                                              ; preds = %77, %145
  %115 = phi i32 [ 0, %77 ], [ %147, %145 ]
  br i1 %82, label %116, label %126

116:                                              ; preds = %114
  %117 = load i64, ptr addrspace(3) %83, align 8, !tbaa !10
  %118 = load i64, ptr addrspace(3) %84, align 8, !tbaa !10
  %119 = xor i64 %118, %117
  %120 = load i64, ptr addrspace(3) %85, align 8, !tbaa !10
  %121 = xor i64 %119, %120
  %122 = load i64, ptr addrspace(3) %86, align 8, !tbaa !10
  %123 = xor i64 %121, %122
  %124 = load i64, ptr addrspace(3) %87, align 8, !tbaa !10
  %125 = xor i64 %123, %124
  store i64 %125, ptr addrspace(3) %88, align 8, !tbaa !10
  br label %126

126:                                              ; preds = %116, %114
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %127 = load i64, ptr addrspace(3) %92, align 8, !tbaa !10
  %128 = load i64, ptr addrspace(3) %96, align 8, !tbaa !10
  %129 = tail call noundef i64 @llvm.fshl.i64(i64 %128, i64 %128, i64 1)
  %130 = xor i64 %129, %127
  %131 = load i64, ptr addrspace(3) %13, align 8, !tbaa !10
  %132 = xor i64 %130, %131
  %133 = tail call noundef i64 @llvm.fshl.i64(i64 %132, i64 %132, i64 range(i64 -2147483648, 2147483648) %75)
  store i64 %133, ptr addrspace(3) %104, align 8, !tbaa !10
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %134 = load i64, ptr addrspace(3) %105, align 8, !tbaa !10
  %135 = load i64, ptr addrspace(3) %108, align 8, !tbaa !10
  %136 = xor i64 %135, -1
  %137 = load i64, ptr addrspace(3) %112, align 8, !tbaa !10
  %138 = and i64 %137, %136
  %139 = xor i64 %138, %134
  br i1 %113, label %140, label %145

140:                                              ; preds = %126
  %141 = zext nneg i32 %115 to i64
  %142 = getelementptr inbounds nuw i64, ptr addrspace(4) @round_constant, i64 %141
  %143 = load i64, ptr addrspace(4) %142, align 8, !tbaa !10
  %144 = xor i64 %143, %139
  br label %145

145:                                              ; preds = %140, %126
  %146 = phi i64 [ %144, %140 ], [ %139, %126 ]
  store i64 %146, ptr addrspace(3) %13, align 8, !tbaa !10
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %147 = add nuw nsw i32 %115, 1
  %148 = icmp eq i32 %147, %1
  br i1 %148, label %149, label %114

149:                                              ; preds = %145, %2
  %150 = load i64, ptr addrspace(3) %13, align 8, !tbaa !10
  store i64 %150, ptr addrspace(1) %11, align 8, !tbaa !10
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_keccak_lanes(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #6 !kernel_arg_addr_space !17 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = trunc nuw nsw i32 %3 to i16
  %6 = urem i16 %5, 5
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = mul nuw nsw i64 %8, 200
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i64 %4
  %12 = load i64, ptr addrspace(1) %11, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.a, i32 %3
  store i64 %12, ptr addrspace(3) %13, align 8, !tbaa !10
  %14 = icmp eq i16 %6, 1
  %15 = icmp samesign ult i32 %3, 5
  %16 = select i1 %14, i1 %15, i1 false
  %17 = zext i1 %16 to i64
  %18 = icmp eq i16 %6, 0
  %19 = add nsw i32 %3, -10
  %20 = icmp ult i32 %19, 5
  %21 = select i1 %18, i1 %20, i1 false
  %22 = select i1 %21, i64 3, i64 %17
  %23 = icmp eq i16 %6, 2
  %24 = add nsw i32 %3, -5
  %25 = icmp ult i32 %24, 5
  %26 = select i1 %23, i1 %25, i1 false
  %27 = select i1 %26, i64 6, i64 %22
  %28 = select i1 %14, i1 %20, i1 false
  %29 = select i1 %28, i64 10, i64 %27
  %30 = add nsw i32 %3, -15
  %31 = icmp ult i32 %30, 5
  %32 = select i1 %23, i1 %31, i1 false
  %33 = select i1 %32, i64 15, i64 %29
  %34 = icmp eq i16 %6, 3
  %35 = select i1 %34, i1 %31, i1 false
  %36 = select i1 %35, i64 21, i64 %33
  %37 = select i1 %34, i1 %15, i1 false
  %38 = select i1 %37, i64 28, i64 %36
  %39 = select i1 %18, i1 %25, i1 false
  %40 = select i1 %39, i64 36, i64 %38
  %41 = select i1 %14, i1 %31, i1 false
  %42 = select i1 %41, i64 45, i64 %40
  %43 = select i1 %34, i1 %25, i1 false
  %44 = select i1 %43, i64 55, i64 %42
  %45 = add nsw i32 %3, -20
  %46 = icmp ult i32 %45, 5
  %47 = select i1 %14, i1 %46, i1 false
  %48 = select i1 %47, i64 2, i64 %44
  %49 = icmp eq i16 %6, 4
  %50 = select i1 %49, i1 %46, i1 false
  %51 = select i1 %50, i64 14, i64 %48
  %52 = select i1 %49, i1 %15, i1 false
  %53 = select i1 %52, i64 27, i64 %51
  %54 = select i1 %18, i1 %31, i1 false
  %55 = select i1 %54, i64 41, i64 %53
  %56 = select i1 %34, i1 %46, i1 false
  %57 = select i1 %56, i64 56, i64 %55
  %58 = select i1 %49, i1 %31, i1 false
  %59 = select i1 %58, i64 8, i64 %57
  %60 = select i1 %34, i1 %20, i1 false
  %61 = select i1 %60, i64 25, i64 %59
  %62 = select i1 %23, i1 %20, i1 false
  %63 = select i1 %62, i64 43, i64 %61
  %64 = select i1 %23, i1 %15, i1 false
  %65 = select i1 %64, i64 62, i64 %63
  %66 = select i1 %18, i1 %46, i1 false
  %67 = select i1 %66, i64 18, i64 %65
  %68 = select i1 %49, i1 %20, i1 false
  %69 = select i1 %68, i64 39, i64 %67
  %70 = select i1 %23, i1 %46, i1 false
  %71 = select i1 %70, i64 61, i64 %69
  %72 = select i1 %49, i1 %25, i1 false
  %73 = select i1 %72, i64 20, i64 %71
  %74 = select i1 %14, i1 %25, i1 false
  %75 = select i1 %74, i64 44, i64 %73
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %76 = icmp sgt i32 %1, 0
  br i1 %76, label %77, label %114

77:                                               ; preds = %2
  %78 = zext nneg i16 %6 to i32
  %79 = trunc nuw nsw i32 %3 to i16
  %80 = udiv i16 %79, 5
  %81 = zext nneg i16 %80 to i32
  %82 = icmp samesign ult i32 %3, 5
  %83 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.a, i32 %78
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i32 40
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i32 80
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i32 120
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %83, i32 160
  %88 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i32 %78
  %89 = add nsw i32 %78, -1
  %90 = icmp eq i16 %6, 0
  %91 = select i1 %90, i32 4, i32 %89
  %92 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i32 %91
  %93 = add nuw nsw i32 %78, 1
  %94 = icmp eq i32 %93, 5
  %95 = select i1 %94, i32 0, i32 %93
  %96 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i32 %95
  %97 = shl nuw nsw i16 %6, 1
  %98 = mul nuw nsw i16 %80, 3
  %99 = add nuw nsw i16 %97, %98
  %100 = urem i16 %99, 5
  %101 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i32 %81
  %102 = mul nuw nsw i16 %100, 40
  %103 = zext nneg i16 %102 to i32
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 %103
  %105 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i32 %3
  %106 = mul nuw nsw i32 %81, 40
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) @keccak_lanes.b, i32 %106
  %108 = getelementptr inbounds nuw i64, ptr addrspace(3) %107, i32 %95
  %109 = icmp samesign ult i16 %6, 3
  %110 = select i1 %109, i32 2, i32 -3
  %111 = getelementptr i64, ptr addrspace(3) %107, i32 %110
  %112 = getelementptr i64, ptr addrspace(3) %111, i32 %78
  %113 = icmp eq i32 %3, 0
  br label %116

114:                                              ; preds = %147, %2
  %115 = load i64, ptr addrspace(3) %13, align 8, !tbaa !10
  store i64 %115, ptr addrspace(1) %11, align 8, !tbaa !10
  ret void

116:                                              ; preds = %77, %147
  %117 = phi i32 [ 0, %77 ], [ %149, %147 ]
  br i1 %82, label %118, label %128

118:                                              ; preds = %116
  %119 = load i64, ptr addrspace(3) %83, align 8, !tbaa !10
  %120 = load i64, ptr addrspace(3) %84, align 8, !tbaa !10
  %121 = xor i64 %120, %119
  %122 = load i64, ptr addrspace(3) %85, align 8, !tbaa !10
  %123 = xor i64 %121, %122
  %124 = load i64, ptr addrspace(3) %86, align 8, !tbaa !10
  %125 = xor i64 %123, %124
  %126 = load i64, ptr addrspace(3) %87, align 8, !tbaa !10
  %127 = xor i64 %125, %126
  store i64 %127, ptr addrspace(3) %88, align 8, !tbaa !10
  br label %128

128:                                              ; preds = %118, %116
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %129 = load i64, ptr addrspace(3) %92, align 8, !tbaa !10
  %130 = load i64, ptr addrspace(3) %96, align 8, !tbaa !10
  %131 = tail call noundef i64 @llvm.fshl.i64(i64 %130, i64 %130, i64 1)
  %132 = xor i64 %131, %129
  %133 = load i64, ptr addrspace(3) %13, align 8, !tbaa !10
  %134 = xor i64 %132, %133
  %135 = tail call noundef i64 @llvm.fshl.i64(i64 %134, i64 %134, i64 range(i64 -2147483648, 2147483648) %75)
  store i64 %135, ptr addrspace(3) %104, align 8, !tbaa !10
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %136 = load i64, ptr addrspace(3) %105, align 8, !tbaa !10
  %137 = load i64, ptr addrspace(3) %108, align 8, !tbaa !10
  %138 = xor i64 %137, -1
  %139 = load i64, ptr addrspace(3) %112, align 8, !tbaa !10
  %140 = and i64 %139, %138
  %141 = xor i64 %140, %136
  br i1 %113, label %142, label %147

142:                                              ; preds = %128
  %143 = zext nneg i32 %117 to i64
  %144 = getelementptr inbounds nuw i64, ptr addrspace(4) @round_constant, i64 %143
  %145 = load i64, ptr addrspace(4) %144, align 8, !tbaa !10
  %146 = xor i64 %145, %141
  br label %147

147:                                              ; preds = %142, %128
  %148 = phi i64 [ %146, %142 ], [ %141, %128 ]
  store i64 %148, ptr addrspace(3) %13, align 8, !tbaa !10
  fence syncscope("workgroup") seq_cst, !mmra !20
  tail call void @llvm.amdgcn.s.barrier()
  %149 = add nuw nsw i32 %117, 1
  %150 = icmp eq i32 %149, %1
  br i1 %150, label %114, label %116
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"ulong*", !"ulong*"}
!15 = !{!"const", !""}
!16 = !{}
!17 = !{i32 1, i32 0}
!18 = !{!"ulong*", !"int"}
!19 = !{!"", !""}
!20 = !{!"amdgpu-synchronize-as", !"local"}
