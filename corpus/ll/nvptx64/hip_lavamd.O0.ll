; ModuleID = 'corpus/hip/hip_lavamd.hip'
source_filename = "corpus/hip/hip_lavamd.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.FourVector = type { double, double, double, double }
%struct.Par = type { double }
%struct.Dim = type { i32 }
%struct.Box = type { i32, i32, [7 x i32] }

@_ZZ6lavamdE2rA = internal addrspace(3) global [16 x %struct.FourVector] undef, align 8
@_ZZ6lavamdE2rB = internal addrspace(3) global [16 x %struct.FourVector] undef, align 8
@_ZZ6lavamdE2qB = internal addrspace(3) global [16 x double] undef, align 8

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z5decayd(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  %6 = fmul contract double 5.000000e-01, %5
  %7 = fadd contract double 1.000000e+00, %6
  %8 = fmul contract double %4, %7
  %9 = fadd contract double 1.000000e+00, %8
  store double %9, ptr %3, align 8
  %10 = load double, ptr %3, align 8
  %11 = load double, ptr %3, align 8
  %12 = fmul contract double %10, %11
  %13 = fdiv contract double 1.000000e+00, %12
  ret double %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lavamd(ptr noundef byval(%struct.Par) align 8 %0, ptr noundef byval(%struct.Dim) align 4 %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #1 {
  %7 = alloca double, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.FourVector, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  %26 = alloca double, align 8
  %27 = alloca %struct.FourVector, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %28, ptr %14, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %29, ptr %15, align 4
  %30 = load i32, ptr %14, align 4
  %31 = getelementptr inbounds nuw %struct.Dim, ptr %1, i32 0, i32 0
  %32 = load i32, ptr %31, align 4
  %33 = icmp sge i32 %30, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %6
  br label %251

35:                                               ; preds = %6
  %36 = getelementptr inbounds nuw %struct.Par, ptr %0, i32 0, i32 0
  %37 = load double, ptr %36, align 8
  %38 = fmul contract double 2.000000e+00, %37
  %39 = getelementptr inbounds nuw %struct.Par, ptr %0, i32 0, i32 0
  %40 = load double, ptr %39, align 8
  %41 = fmul contract double %38, %40
  store double %41, ptr %16, align 8
  %42 = load i32, ptr %14, align 4
  %43 = mul nsw i32 %42, 16
  store i32 %43, ptr %17, align 4
  %44 = load ptr, ptr %11, align 8
  %45 = load i32, ptr %17, align 4
  %46 = load i32, ptr %15, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.FourVector, ptr %44, i64 %48
  %50 = load i32, ptr %15, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rA to ptr), i64 0, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %49, i64 32, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 32, i1 false)
  %53 = load ptr, ptr %10, align 8
  %54 = load i32, ptr %14, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.Box, ptr %53, i64 %55
  %57 = getelementptr inbounds nuw %struct.Box, ptr %56, i32 0, i32 1
  %58 = load i32, ptr %57, align 4
  %59 = add nsw i32 1, %58
  store i32 %59, ptr %19, align 4
  store i32 0, ptr %20, align 4
  br label %60

60:                                               ; preds = %241, %35
  %61 = load i32, ptr %20, align 4
  %62 = load i32, ptr %19, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %244

64:                                               ; preds = %60
  %65 = load i32, ptr %20, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %69

67:                                               ; preds = %64
  %68 = load i32, ptr %14, align 4
  br label %80

69:                                               ; preds = %64
  %70 = load ptr, ptr %10, align 8
  %71 = load i32, ptr %14, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.Box, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw %struct.Box, ptr %73, i32 0, i32 2
  %75 = load i32, ptr %20, align 4
  %76 = sub nsw i32 %75, 1
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [7 x i32], ptr %74, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  br label %80

80:                                               ; preds = %69, %67
  %81 = phi i32 [ %68, %67 ], [ %79, %69 ]
  store i32 %81, ptr %21, align 4
  %82 = load i32, ptr %21, align 4
  %83 = mul nsw i32 %82, 16
  store i32 %83, ptr %22, align 4
  %84 = load ptr, ptr %11, align 8
  %85 = load i32, ptr %22, align 4
  %86 = load i32, ptr %15, align 4
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.FourVector, ptr %84, i64 %88
  %90 = load i32, ptr %15, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rB to ptr), i64 0, i64 %91
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %92, ptr align 8 %89, i64 32, i1 false)
  %93 = load ptr, ptr %12, align 8
  %94 = load i32, ptr %22, align 4
  %95 = load i32, ptr %15, align 4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %93, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = load i32, ptr %15, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [16 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2qB to ptr), i64 0, i64 %101
  store double %99, ptr %102, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %23, align 4
  br label %103

103:                                              ; preds = %237, %80
  %104 = load i32, ptr %23, align 4
  %105 = icmp slt i32 %104, 16
  br i1 %105, label %106, label %240

106:                                              ; preds = %103
  %107 = load i32, ptr %15, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rA to ptr), i64 0, i64 %108
  %110 = getelementptr inbounds nuw %struct.FourVector, ptr %109, i32 0, i32 0
  %111 = load double, ptr %110, align 8
  %112 = load i32, ptr %23, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rB to ptr), i64 0, i64 %113
  %115 = getelementptr inbounds nuw %struct.FourVector, ptr %114, i32 0, i32 0
  %116 = load double, ptr %115, align 8
  %117 = fadd contract double %111, %116
  %118 = load i32, ptr %15, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rA to ptr), i64 0, i64 %119
  %121 = load i32, ptr %23, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rB to ptr), i64 0, i64 %122
  store ptr %120, ptr %8, align 8
  store ptr %123, ptr %9, align 8
  %124 = load ptr, ptr %8, align 8, !nonnull !4, !align !5
  %125 = getelementptr inbounds nuw %struct.FourVector, ptr %124, i32 0, i32 1
  %126 = load double, ptr %125, align 8
  %127 = load ptr, ptr %9, align 8, !nonnull !4, !align !5
  %128 = getelementptr inbounds nuw %struct.FourVector, ptr %127, i32 0, i32 1
  %129 = load double, ptr %128, align 8
  %130 = fmul contract double %126, %129
  %131 = load ptr, ptr %8, align 8, !nonnull !4, !align !5
  %132 = getelementptr inbounds nuw %struct.FourVector, ptr %131, i32 0, i32 2
  %133 = load double, ptr %132, align 8
  %134 = load ptr, ptr %9, align 8, !nonnull !4, !align !5
  %135 = getelementptr inbounds nuw %struct.FourVector, ptr %134, i32 0, i32 2
  %136 = load double, ptr %135, align 8
  %137 = fmul contract double %133, %136
  %138 = fadd contract double %130, %137
  %139 = load ptr, ptr %8, align 8, !nonnull !4, !align !5
  %140 = getelementptr inbounds nuw %struct.FourVector, ptr %139, i32 0, i32 3
  %141 = load double, ptr %140, align 8
  %142 = load ptr, ptr %9, align 8, !nonnull !4, !align !5
  %143 = getelementptr inbounds nuw %struct.FourVector, ptr %142, i32 0, i32 3
  %144 = load double, ptr %143, align 8
  %145 = fmul contract double %141, %144
  %146 = fadd contract double %138, %145
  %147 = fsub contract double %117, %146
  store double %147, ptr %24, align 8
  %148 = load double, ptr %16, align 8
  %149 = load double, ptr %24, align 8
  store double %149, ptr %7, align 8
  %150 = load double, ptr %7, align 8
  %151 = call contract noundef double @llvm.fabs.f64(double %150)
  %152 = fmul contract double %148, %151
  %153 = call contract noundef double @_Z5decayd(double noundef %152) #7
  store double %153, ptr %25, align 8
  %154 = load double, ptr %25, align 8
  %155 = fmul contract double 2.000000e+00, %154
  store double %155, ptr %26, align 8
  %156 = load i32, ptr %15, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rA to ptr), i64 0, i64 %157
  %159 = getelementptr inbounds nuw %struct.FourVector, ptr %158, i32 0, i32 1
  %160 = load double, ptr %159, align 8
  %161 = load i32, ptr %23, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rB to ptr), i64 0, i64 %162
  %164 = getelementptr inbounds nuw %struct.FourVector, ptr %163, i32 0, i32 1
  %165 = load double, ptr %164, align 8
  %166 = fsub contract double %160, %165
  %167 = getelementptr inbounds nuw %struct.FourVector, ptr %27, i32 0, i32 1
  store double %166, ptr %167, align 8
  %168 = load i32, ptr %15, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rA to ptr), i64 0, i64 %169
  %171 = getelementptr inbounds nuw %struct.FourVector, ptr %170, i32 0, i32 2
  %172 = load double, ptr %171, align 8
  %173 = load i32, ptr %23, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rB to ptr), i64 0, i64 %174
  %176 = getelementptr inbounds nuw %struct.FourVector, ptr %175, i32 0, i32 2
  %177 = load double, ptr %176, align 8
  %178 = fsub contract double %172, %177
  %179 = getelementptr inbounds nuw %struct.FourVector, ptr %27, i32 0, i32 2
  store double %178, ptr %179, align 8
  %180 = load i32, ptr %15, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rA to ptr), i64 0, i64 %181
  %183 = getelementptr inbounds nuw %struct.FourVector, ptr %182, i32 0, i32 3
  %184 = load double, ptr %183, align 8
  %185 = load i32, ptr %23, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [16 x %struct.FourVector], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2rB to ptr), i64 0, i64 %186
  %188 = getelementptr inbounds nuw %struct.FourVector, ptr %187, i32 0, i32 3
  %189 = load double, ptr %188, align 8
  %190 = fsub contract double %184, %189
  %191 = getelementptr inbounds nuw %struct.FourVector, ptr %27, i32 0, i32 3
  store double %190, ptr %191, align 8
  %192 = load i32, ptr %23, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [16 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2qB to ptr), i64 0, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = load double, ptr %25, align 8
  %197 = fmul contract double %195, %196
  %198 = getelementptr inbounds nuw %struct.FourVector, ptr %18, i32 0, i32 0
  %199 = load double, ptr %198, align 8
  %200 = fadd contract double %199, %197
  store double %200, ptr %198, align 8
  %201 = load i32, ptr %23, align 4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds [16 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2qB to ptr), i64 0, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = load double, ptr %26, align 8
  %206 = fmul contract double %204, %205
  %207 = getelementptr inbounds nuw %struct.FourVector, ptr %27, i32 0, i32 1
  %208 = load double, ptr %207, align 8
  %209 = fmul contract double %206, %208
  %210 = getelementptr inbounds nuw %struct.FourVector, ptr %18, i32 0, i32 1
  %211 = load double, ptr %210, align 8
  %212 = fadd contract double %211, %209
  store double %212, ptr %210, align 8
  %213 = load i32, ptr %23, align 4
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [16 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2qB to ptr), i64 0, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = load double, ptr %26, align 8
  %218 = fmul contract double %216, %217
  %219 = getelementptr inbounds nuw %struct.FourVector, ptr %27, i32 0, i32 2
  %220 = load double, ptr %219, align 8
  %221 = fmul contract double %218, %220
  %222 = getelementptr inbounds nuw %struct.FourVector, ptr %18, i32 0, i32 2
  %223 = load double, ptr %222, align 8
  %224 = fadd contract double %223, %221
  store double %224, ptr %222, align 8
  %225 = load i32, ptr %23, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [16 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE2qB to ptr), i64 0, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = load double, ptr %26, align 8
  %230 = fmul contract double %228, %229
  %231 = getelementptr inbounds nuw %struct.FourVector, ptr %27, i32 0, i32 3
  %232 = load double, ptr %231, align 8
  %233 = fmul contract double %230, %232
  %234 = getelementptr inbounds nuw %struct.FourVector, ptr %18, i32 0, i32 3
  %235 = load double, ptr %234, align 8
  %236 = fadd contract double %235, %233
  store double %236, ptr %234, align 8
  br label %237

237:                                              ; preds = %106
  %238 = load i32, ptr %23, align 4
  %239 = add nsw i32 %238, 1
  store i32 %239, ptr %23, align 4
  br label %103, !llvm.loop !6

240:                                              ; preds = %103
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %241

241:                                              ; preds = %240
  %242 = load i32, ptr %20, align 4
  %243 = add nsw i32 %242, 1
  store i32 %243, ptr %20, align 4
  br label %60, !llvm.loop !8

244:                                              ; preds = %60
  %245 = load ptr, ptr %13, align 8
  %246 = load i32, ptr %17, align 4
  %247 = load i32, ptr %15, align 4
  %248 = add nsw i32 %246, %247
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds %struct.FourVector, ptr %245, i64 %249
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %250, ptr align 8 %18, i64 32, i1 false)
  br label %251

251:                                              ; preds = %244, %34
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #6

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = !{i64 8}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
