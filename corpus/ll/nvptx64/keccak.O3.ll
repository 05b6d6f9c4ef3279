; ModuleID = 'corpus/opencl/keccak.cl'
source_filename = "corpus/opencl/keccak.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@round_constant = dso_local local_unnamed_addr addrspace(4) constant [24 x i64] [i64 1, i64 32898, i64 -9223372036854742902, i64 -9223372034707259392, i64 32907, i64 2147483649, i64 -9223372034707259263, i64 -9223372036854743031, i64 138, i64 136, i64 2147516425, i64 2147483658, i64 2147516555, i64 -9223372036854775669, i64 -9223372036854742903, i64 -9223372036854743037, i64 -9223372036854743038, i64 -9223372036854775680, i64 32778, i64 -9223372034707292150, i64 -9223372034707259263, i64 -9223372036854742912, i64 2147483649, i64 -9223372034707259384], align 8
@rho = dso_local local_unnamed_addr addrspace(4) constant [24 x i8] c"\01\03\06\0A\0F\15\1C$-7\02\0E\1B)8\08\19+>\12'=\14,", align 1
@pi_lane = dso_local local_unnamed_addr addrspace(4) constant [24 x i8] c"\0A\07\0B\11\12\03\05\10\08\15\18\04\0F\17\13\0D\0C\02\14\0E\16\09\06\01", align 1
@keccak_lanes.a = internal unnamed_addr addrspace(3) global [25 x i64] undef, align 8
@keccak_lanes.c = internal unnamed_addr addrspace(3) global [5 x i64] undef, align 8
@keccak_lanes.b = internal unnamed_addr addrspace(3) global [25 x i64] undef, align 8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha3_256(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_sha3_256(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sha3_256(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl nuw nsw i64 %10, 6
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 8
  %15 = load i64, ptr addrspace(1) %14, align 8, !tbaa !14
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 16
  %17 = load i64, ptr addrspace(1) %16, align 8, !tbaa !14
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 24
  %19 = load i64, ptr addrspace(1) %18, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 32
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 40
  %23 = load i64, ptr addrspace(1) %22, align 8, !tbaa !14
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 48
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 56
  %27 = load i64, ptr addrspace(1) %26, align 8, !tbaa !14
  br label %28

28:                                               ; preds = %28, %2
  %29 = phi i64 [ 0, %2 ], [ %207, %28 ]
  %30 = phi i64 [ 0, %2 ], [ %192, %28 ]
  %31 = phi i64 [ 0, %2 ], [ %177, %28 ]
  %32 = phi i64 [ 0, %2 ], [ %204, %28 ]
  %33 = phi i64 [ 0, %2 ], [ %189, %28 ]
  %34 = phi i64 [ 0, %2 ], [ %174, %28 ]
  %35 = phi i64 [ 0, %2 ], [ %201, %28 ]
  %36 = phi i64 [ 0, %2 ], [ %186, %28 ]
  %37 = phi i64 [ 0, %2 ], [ %171, %28 ]
  %38 = phi i64 [ 0, %2 ], [ %162, %28 ]
  %39 = phi i64 [ 6, %2 ], [ %159, %28 ]
  %40 = phi i64 [ %27, %2 ], [ %156, %28 ]
  %41 = phi i64 [ %17, %2 ], [ %141, %28 ]
  %42 = phi i64 [ %25, %2 ], [ %153, %28 ]
  %43 = phi i64 [ %15, %2 ], [ %138, %28 ]
  %44 = phi i64 [ %21, %2 ], [ %147, %28 ]
  %45 = phi i64 [ %19, %2 ], [ %144, %28 ]
  %46 = phi i64 [ 0, %2 ], [ %165, %28 ]
  %47 = phi i64 [ %23, %2 ], [ %150, %28 ]
  %48 = phi i64 [ 0, %2 ], [ %198, %28 ]
  %49 = phi i64 [ -9223372036854775808, %2 ], [ %183, %28 ]
  %50 = phi i64 [ 0, %2 ], [ %168, %28 ]
  %51 = phi i64 [ 0, %2 ], [ %195, %28 ]
  %52 = phi i64 [ 0, %2 ], [ %180, %28 ]
  %53 = phi i64 [ %13, %2 ], [ %212, %28 ]
  %54 = phi i32 [ 0, %2 ], [ %213, %28 ]
  %55 = xor i64 %47, %46
  %56 = xor i64 %55, %51
  %57 = xor i64 %56, %52
  %58 = xor i64 %57, %53
  %59 = xor i64 %43, %42
  %60 = xor i64 %59, %48
  %61 = xor i64 %60, %49
  %62 = xor i64 %61, %50
  %63 = xor i64 %36, %35
  %64 = xor i64 %63, %37
  %65 = xor i64 %64, %40
  %66 = xor i64 %65, %41
  %67 = xor i64 %33, %32
  %68 = xor i64 %67, %34
  %69 = xor i64 %68, %39
  %70 = xor i64 %69, %45
  %71 = xor i64 %30, %29
  %72 = xor i64 %71, %31
  %73 = xor i64 %72, %38
  %74 = xor i64 %73, %44
  %75 = tail call noundef i64 @llvm.fshl.i64(i64 %62, i64 %62, i64 1)
  %76 = xor i64 %75, %74
  %77 = xor i64 %76, %53
  %78 = xor i64 %76, %47
  %79 = xor i64 %76, %46
  %80 = xor i64 %76, %52
  %81 = xor i64 %76, %51
  %82 = tail call noundef i64 @llvm.fshl.i64(i64 %66, i64 %66, i64 1)
  %83 = xor i64 %58, %82
  %84 = xor i64 %83, %43
  %85 = xor i64 %83, %42
  %86 = xor i64 %83, %50
  %87 = xor i64 %83, %49
  %88 = xor i64 %83, %48
  %89 = tail call noundef i64 @llvm.fshl.i64(i64 %70, i64 %70, i64 1)
  %90 = xor i64 %62, %89
  %91 = xor i64 %90, %41
  %92 = xor i64 %90, %40
  %93 = xor i64 %90, %37
  %94 = xor i64 %90, %36
  %95 = xor i64 %90, %35
  %96 = tail call noundef i64 @llvm.fshl.i64(i64 %74, i64 %74, i64 1)
  %97 = xor i64 %96, %66
  %98 = xor i64 %97, %45
  %99 = xor i64 %97, %39
  %100 = xor i64 %97, %34
  %101 = xor i64 %97, %33
  %102 = xor i64 %97, %32
  %103 = tail call noundef i64 @llvm.fshl.i64(i64 %58, i64 %58, i64 1)
  %104 = xor i64 %103, %70
  %105 = xor i64 %104, %44
  %106 = xor i64 %104, %38
  %107 = xor i64 %104, %31
  %108 = xor i64 %104, %30
  %109 = xor i64 %104, %29
  %110 = tail call noundef i64 @llvm.fshl.i64(i64 %84, i64 %84, i64 range(i64 -2147483648, 2147483648) 1)
  %111 = tail call noundef i64 @llvm.fshl.i64(i64 %79, i64 %79, i64 range(i64 -2147483648, 2147483648) 3)
  %112 = tail call noundef i64 @llvm.fshl.i64(i64 %92, i64 %92, i64 range(i64 -2147483648, 2147483648) 6)
  %113 = tail call noundef i64 @llvm.fshl.i64(i64 %86, i64 %86, i64 range(i64 -2147483648, 2147483648) 10)
  %114 = tail call noundef i64 @llvm.fshl.i64(i64 %94, i64 %94, i64 range(i64 -2147483648, 2147483648) 15)
  %115 = tail call noundef i64 @llvm.fshl.i64(i64 %101, i64 %101, i64 range(i64 -2147483648, 2147483648) 21)
  %116 = tail call noundef i64 @llvm.fshl.i64(i64 %98, i64 %98, i64 range(i64 -2147483648, 2147483648) 28)
  %117 = tail call noundef i64 @llvm.fshl.i64(i64 %78, i64 %78, i64 range(i64 -2147483648, 2147483648) 36)
  %118 = tail call noundef i64 @llvm.fshl.i64(i64 %87, i64 %87, i64 range(i64 -2147483648, 2147483648) 45)
  %119 = tail call noundef i64 @llvm.fshl.i64(i64 %99, i64 %99, i64 range(i64 -2147483648, 2147483648) 55)
  %120 = tail call noundef i64 @llvm.fshl.i64(i64 %88, i64 %88, i64 range(i64 -2147483648, 2147483648) 2)
  %121 = tail call noundef i64 @llvm.fshl.i64(i64 %109, i64 %109, i64 range(i64 -2147483648, 2147483648) 14)
  %122 = tail call noundef i64 @llvm.fshl.i64(i64 %105, i64 %105, i64 range(i64 -2147483648, 2147483648) 27)
  %123 = tail call noundef i64 @llvm.fshl.i64(i64 %80, i64 %80, i64 range(i64 -2147483648, 2147483648) 41)
  %124 = tail call noundef i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 range(i64 -2147483648, 2147483648) 56)
  %125 = tail call noundef i64 @llvm.fshl.i64(i64 %108, i64 %108, i64 range(i64 -2147483648, 2147483648) 8)
  %126 = tail call noundef i64 @llvm.fshl.i64(i64 %100, i64 %100, i64 range(i64 -2147483648, 2147483648) 25)
  %127 = tail call noundef i64 @llvm.fshl.i64(i64 %93, i64 %93, i64 range(i64 -2147483648, 2147483648) 43)
  %128 = tail call noundef i64 @llvm.fshl.i64(i64 %91, i64 %91, i64 range(i64 -2147483648, 2147483648) 62)
  %129 = tail call noundef i64 @llvm.fshl.i64(i64 %81, i64 %81, i64 range(i64 -2147483648, 2147483648) 18)
  %130 = tail call noundef i64 @llvm.fshl.i64(i64 %107, i64 %107, i64 range(i64 -2147483648, 2147483648) 39)
  %131 = tail call noundef i64 @llvm.fshl.i64(i64 %95, i64 %95, i64 range(i64 -2147483648, 2147483648) 61)
  %132 = tail call noundef i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 range(i64 -2147483648, 2147483648) 20)
  %133 = tail call noundef i64 @llvm.fshl.i64(i64 %85, i64 %85, i64 range(i64 -2147483648, 2147483648) 44)
  %134 = xor i64 %133, -1
  %135 = and i64 %127, %134
  %136 = xor i64 %127, -1
  %137 = and i64 %115, %136
  %138 = xor i64 %133, %137
  %139 = xor i64 %115, -1
  %140 = and i64 %121, %139
  %141 = xor i64 %140, %127
  %142 = xor i64 %121, -1
  %143 = and i64 %77, %142
  %144 = xor i64 %143, %115
  %145 = xor i64 %77, -1
  %146 = and i64 %133, %145
  %147 = xor i64 %146, %121
  %148 = xor i64 %132, -1
  %149 = and i64 %111, %148
  %150 = xor i64 %149, %116
  %151 = xor i64 %111, -1
  %152 = and i64 %118, %151
  %153 = xor i64 %152, %132
  %154 = xor i64 %118, -1
  %155 = and i64 %131, %154
  %156 = xor i64 %155, %111
  %157 = xor i64 %131, -1
  %158 = and i64 %116, %157
  %159 = xor i64 %118, %158
  %160 = xor i64 %116, -1
  %161 = and i64 %132, %160
  %162 = xor i64 %161, %131
  %163 = xor i64 %112, -1
  %164 = and i64 %126, %163
  %165 = xor i64 %110, %164
  %166 = xor i64 %126, -1
  %167 = and i64 %125, %166
  %168 = xor i64 %167, %112
  %169 = xor i64 %125, -1
  %170 = and i64 %129, %169
  %171 = xor i64 %170, %126
  %172 = xor i64 %129, -1
  %173 = and i64 %110, %172
  %174 = xor i64 %173, %125
  %175 = xor i64 %110, -1
  %176 = and i64 %112, %175
  %177 = xor i64 %176, %129
  %178 = xor i64 %117, -1
  %179 = and i64 %113, %178
  %180 = xor i64 %179, %122
  %181 = xor i64 %113, -1
  %182 = and i64 %114, %181
  %183 = xor i64 %182, %117
  %184 = xor i64 %114, -1
  %185 = and i64 %124, %184
  %186 = xor i64 %113, %185
  %187 = xor i64 %124, -1
  %188 = and i64 %122, %187
  %189 = xor i64 %188, %114
  %190 = xor i64 %122, -1
  %191 = and i64 %117, %190
  %192 = xor i64 %191, %124
  %193 = xor i64 %119, -1
  %194 = and i64 %130, %193
  %195 = xor i64 %194, %128
  %196 = xor i64 %130, -1
  %197 = and i64 %123, %196
  %198 = xor i64 %197, %119
  %199 = xor i64 %123, -1
  %200 = and i64 %120, %199
  %201 = xor i64 %200, %130
  %202 = xor i64 %120, -1
  %203 = and i64 %128, %202
  %204 = xor i64 %203, %123
  %205 = xor i64 %128, -1
  %206 = and i64 %119, %205
  %207 = xor i64 %120, %206
  %208 = zext nneg i32 %54 to i64
  %209 = getelementptr inbounds nuw i64, ptr addrspace(4) @round_constant, i64 %208
  %210 = load i64, ptr addrspace(4) %209, align 8, !tbaa !14
  %211 = xor i64 %135, %210
  %212 = xor i64 %211, %77
  %213 = add nuw nsw i32 %54, 1
  %214 = icmp eq i32 %213, 24
  br i1 %214, label %215, label %28

215:                                              ; preds = %28
  %216 = shl nuw nsw i64 %10, 5
  %217 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %216
  store i64 %212, ptr addrspace(1) %217, align 8, !tbaa !14
  %218 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 8
  store i64 %138, ptr addrspace(1) %218, align 8, !tbaa !14
  %219 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 16
  store i64 %141, ptr addrspace(1) %219, align 8, !tbaa !14
  %220 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 24
  store i64 %144, ptr addrspace(1) %220, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @keccak_lanes(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_keccak_lanes(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_keccak_lanes(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = trunc nuw nsw i32 %3 to i16
  %6 = urem i16 %5, 5
  %7 = zext nneg i16 %6 to i32
  %8 = trunc nuw nsw i32 %3 to i16
  %9 = udiv i16 %8, 5
  %10 = zext nneg i16 %9 to i32
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = zext nneg i32 %11 to i64
  %13 = mul nuw nsw i64 %12, 200
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %13
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %14, i64 %4
  %16 = load i64, ptr addrspace(1) %15, align 8, !tbaa !14
  %17 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.a, i64 %4
  store i64 %16, ptr addrspace(3) %17, align 8, !tbaa !14
  br label %60

18:                                               ; preds = %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = icmp sgt i32 %1, 0
  br i1 %19, label %20, label %114

20:                                               ; preds = %18
  %21 = icmp samesign ult i32 %3, 5
  %22 = zext nneg i16 %6 to i64
  %23 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.a, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i64 40
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i64 80
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i64 120
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i64 160
  %28 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i64 %22
  %29 = add nsw i32 %7, -1
  %30 = icmp eq i16 %6, 0
  %31 = zext nneg i32 %29 to i64
  %32 = select i1 %30, i64 4, i64 %31
  %33 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i64 %32
  %34 = add nuw nsw i32 %7, 1
  %35 = icmp eq i32 %34, 5
  %36 = select i1 %35, i32 0, i32 %34
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i64 %37
  %39 = zext nneg i32 %108 to i64
  %40 = shl nuw nsw i16 %6, 1
  %41 = mul nuw nsw i16 %9, 3
  %42 = add nuw nsw i16 %40, %41
  %43 = urem i16 %42, 5
  %44 = mul nuw nsw i16 %43, 5
  %45 = add nuw nsw i16 %44, %9
  %46 = zext nneg i16 %45 to i64
  %47 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i64 %46
  %48 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i64 %4
  %49 = mul nuw nsw i32 %10, 5
  %50 = add nuw nsw i32 %36, %49
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i64 %51
  %53 = icmp samesign ult i16 %6, 3
  %54 = select i1 %53, i32 2, i32 -3
  %55 = add nsw i32 %54, %7
  %56 = add nuw nsw i32 %55, %49
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.b, i64 %57
  %59 = icmp eq i32 %3, 0
  br label %116

60:                                               ; preds = %60, %2
  %61 = phi i32 [ 0, %2 ], [ %108, %60 ]
  %62 = phi i32 [ 0, %2 ], [ %104, %60 ]
  %63 = phi i32 [ 0, %2 ], [ %112, %60 ]
  %64 = phi i32 [ 1, %2 ], [ %100, %60 ]
  %65 = icmp eq i32 %64, %7
  %66 = icmp eq i32 %63, %10
  %67 = select i1 %65, i1 %66, i1 false
  %68 = or disjoint i32 %62, 1
  %69 = or disjoint i32 %62, 2
  %70 = mul nuw nsw i32 %68, %69
  %71 = lshr exact i32 %70, 1
  %72 = select i1 %67, i32 %71, i32 %61
  %73 = shl nuw nsw i32 %64, 1
  %74 = mul nuw nsw i32 %63, 3
  %75 = add nuw nsw i32 %74, %73
  %76 = urem i32 %75, 5
  %77 = icmp eq i32 %63, %7
  %78 = icmp eq i32 %76, %10
  %79 = select i1 %77, i1 %78, i1 false
  %80 = or disjoint i32 %62, 2
  %81 = or disjoint i32 %62, 3
  %82 = mul nuw nsw i32 %80, %81
  %83 = lshr exact i32 %82, 1
  %84 = select i1 %79, i32 %83, i32 %72
  %85 = shl nuw nsw i32 %63, 1
  %86 = mul nuw nsw i32 %76, 3
  %87 = add nuw nsw i32 %86, %85
  %88 = urem i32 %87, 5
  %89 = icmp eq i32 %76, %7
  %90 = icmp eq i32 %88, %10
  %91 = select i1 %89, i1 %90, i1 false
  %92 = or disjoint i32 %62, 3
  %93 = add nuw nsw i32 %62, 4
  %94 = mul nuw nsw i32 %92, %93
  %95 = lshr exact i32 %94, 1
  %96 = select i1 %91, i32 %95, i32 %84
  %97 = shl nuw nsw i32 %76, 1
  %98 = mul nuw nsw i32 %88, 3
  %99 = add nuw nsw i32 %98, %97
  %100 = urem i32 %99, 5
  %101 = icmp eq i32 %88, %7
  %102 = icmp eq i32 %100, %10
  %103 = select i1 %101, i1 %102, i1 false
  %104 = add nuw nsw i32 %62, 4
  %105 = add nuw nsw i32 %62, 5
  %106 = mul nuw nsw i32 %104, %105
  %107 = lshr exact i32 %106, 1
  %108 = select i1 %103, i32 %107, i32 %96
  %109 = shl nuw nsw i32 %88, 1
  %110 = mul nuw nsw i32 %100, 3
  %111 = add nuw nsw i32 %110, %109
  %112 = urem i32 %111, 5
  %113 = icmp eq i32 %104, 24
  br i1 %113, label %18, label %60

114:                                              ; preds = %147, %18
  %115 = load i64, ptr addrspace(3) %17, align 8, !tbaa !14
  store i64 %115, ptr addrspace(1) %15, align 8, !tbaa !14
  ret void

116:                                              ; preds = %20, %147
  %117 = phi i32 [ 0, %20 ], [ %149, %147 ]
  br i1 %21, label %118, label %128

118:                                              ; preds = %116
  %119 = load i64, ptr addrspace(3) %23, align 8, !tbaa !14
  %120 = load i64, ptr addrspace(3) %24, align 8, !tbaa !14
  %121 = xor i64 %120, %119
  %122 = load i64, ptr addrspace(3) %25, align 8, !tbaa !14
  %123 = xor i64 %121, %122
  %124 = load i64, ptr addrspace(3) %26, align 8, !tbaa !14
  %125 = xor i64 %123, %124
  %126 = load i64, ptr addrspace(3) %27, align 8, !tbaa !14
  %127 = xor i64 %125, %126
  store i64 %127, ptr addrspace(3) %28, align 8, !tbaa !14
  br label %128

128:                                              ; preds = %118, %116
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %129 = load i64, ptr addrspace(3) %33, align 8, !tbaa !14
  %130 = load i64, ptr addrspace(3) %38, align 8, !tbaa !14
  %131 = tail call noundef i64 @llvm.fshl.i64(i64 %130, i64 %130, i64 1)
  %132 = xor i64 %131, %129
  %133 = load i64, ptr addrspace(3) %17, align 8, !tbaa !14
  %134 = xor i64 %132, %133
  %135 = tail call noundef i64 @llvm.fshl.i64(i64 %134, i64 %134, i64 range(i64 -2147483648, 2147483648) %39)
  store i64 %135, ptr addrspace(3) %47, align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %136 = load i64, ptr addrspace(3) %48, align 8, !tbaa !14
  %137 = load i64, ptr addrspace(3) %52, align 8, !tbaa !14
  %138 = xor i64 %137, -1
  %139 = load i64, ptr addrspace(3) %58, align 8, !tbaa !14
  %140 = and i64 %139, %138
  %141 = xor i64 %140, %136
  br i1 %59, label %142, label %147

142:                                              ; preds = %128
  %143 = zext nneg i32 %117 to i64
  %144 = getelementptr inbounds nuw i64, ptr addrspace(4) @round_constant, i64 %143
  %145 = load i64, ptr addrspace(4) %144, align 8, !tbaa !14
  %146 = xor i64 %145, %141
  br label %147

147:                                              ; preds = %142, %128
  %148 = phi i64 [ %146, %142 ], [ %141, %128 ]
  store i64 %148, ptr addrspace(3) %17, align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %149 = add nuw nsw i32 %117, 1
  %150 = icmp eq i32 %149, %1
  br i1 %150, label %114, label %116
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"ulong*", !"ulong*"}
!13 = !{!"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !8, i64 0}
!16 = !{i32 1, i32 0}
!17 = !{!"ulong*", !"int"}
!18 = !{!"", !""}
