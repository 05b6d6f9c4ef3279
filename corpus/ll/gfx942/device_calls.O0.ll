; ModuleID = 'corpus/opencl/device_calls.cl'
source_filename = "corpus/opencl/device_calls.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Mixed = type { i32, float, i64, i16 }
%struct.Large = type { [40 x i32] }

; Function Attrs: convergent noinline norecurse nounwind optnone willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) #0 {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr addrspace(4), align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %2 to ptr
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %6, align 4
  %7 = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 40
  store ptr addrspace(4) %8, ptr addrspace(5) %4, align 8
  %9 = load i32, ptr %6, align 4
  %10 = icmp ult i32 %9, 3
  br i1 %10, label %11, label %17

11:                                               ; preds = %1
  %12 = load ptr addrspace(4), ptr addrspace(5) %4, align 8
  %13 = load i32, ptr %6, align 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i64, ptr addrspace(4) %12, i64 %14
  %16 = load i64, ptr addrspace(4) %15, align 8
  br label %18

17:                                               ; preds = %1
  br label %18

18:                                               ; preds = %17, %11
  %19 = phi i64 [ %16, %11 ], [ 0, %17 ]
  ret i64 %19
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: convergent noinline norecurse nounwind optnone willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) #0 {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = call i64 @_Z12get_group_idj(i32 noundef %6) #9
  %8 = load i32, ptr %5, align 4
  %9 = call i64 @_Z14get_local_sizej(i32 noundef %8) #9
  %10 = mul i64 %7, %9
  %11 = load i32, ptr %5, align 4
  %12 = call i64 @_Z12get_local_idj(i32 noundef %11) #9
  %13 = add i64 %10, %12
  %14 = load i32, ptr %5, align 4
  %15 = call i64 @_Z17get_global_offsetj(i32 noundef %14) #9
  %16 = add i64 %13, %15
  ret i64 %16
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @add3(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %10, align 4
  %14 = load i32, ptr %11, align 4
  %15 = mul i32 %13, %14
  %16 = add i32 %12, %15
  ret i32 %16
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden %struct.Mixed @make_mixed(i32 noundef %0, float noundef %1) #2 {
  %3 = alloca %struct.Mixed, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr %6 to ptr addrspace(5)
  store i32 %0, ptr %7, align 4
  store float %1, ptr %8, align 4
  %10 = load i32, ptr %7, align 4
  %11 = and i32 %10, 1023
  %12 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %9, i32 0, i32 0
  store i32 %11, ptr addrspace(5) %12, align 8
  %13 = load float, ptr %8, align 4
  %14 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %9, i32 0, i32 1
  store float %13, ptr addrspace(5) %14, align 4
  %15 = load i32, ptr %7, align 4
  %16 = zext i32 %15 to i64
  %17 = shl i64 %16, 20
  %18 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %9, i32 0, i32 2
  store i64 %17, ptr addrspace(5) %18, align 8
  %19 = load i32, ptr %7, align 4
  %20 = and i32 %19, 32767
  %21 = trunc i32 %20 to i16
  %22 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %9, i32 0, i32 3
  store i16 %21, ptr addrspace(5) %22, align 8
  %23 = load %struct.Mixed, ptr %6, align 8
  ret %struct.Mixed %23
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @use_mixed(i32 %0, float %1, i64 %2, i16 %3, i32 noundef %4) #2 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca %struct.Mixed, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  %10 = addrspacecast ptr addrspace(5) %7 to ptr
  %11 = addrspacecast ptr addrspace(5) %8 to ptr
  %12 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 0
  store i32 %0, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 1
  store float %1, ptr %13, align 4
  %14 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 2
  store i64 %2, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 3
  store i16 %3, ptr %15, align 8
  store i32 %4, ptr %11, align 4
  %16 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 0
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  %21 = add i32 %17, %20
  %22 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 3
  %23 = load i16, ptr %22, align 8
  %24 = sext i16 %23 to i32
  %25 = add i32 %21, %24
  %26 = getelementptr inbounds nuw %struct.Mixed, ptr %10, i32 0, i32 1
  %27 = load float, ptr %26, align 4
  %28 = fptoui float %27 to i32
  %29 = add i32 %25, %28
  %30 = load i32, ptr %11, align 4
  %31 = add i32 %29, %30
  ret i32 %31
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @many(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i64 noundef %33) #2 {
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca i32, align 4, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca i32, align 4, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = alloca i32, align 4, addrspace(5)
  %60 = alloca i32, align 4, addrspace(5)
  %61 = alloca i32, align 4, addrspace(5)
  %62 = alloca i32, align 4, addrspace(5)
  %63 = alloca i32, align 4, addrspace(5)
  %64 = alloca i32, align 4, addrspace(5)
  %65 = alloca i32, align 4, addrspace(5)
  %66 = alloca i32, align 4, addrspace(5)
  %67 = alloca i32, align 4, addrspace(5)
  %68 = alloca i32, align 4, addrspace(5)
  %69 = alloca i64, align 8, addrspace(5)
  %70 = addrspacecast ptr addrspace(5) %35 to ptr
  %71 = addrspacecast ptr addrspace(5) %36 to ptr
  %72 = addrspacecast ptr addrspace(5) %37 to ptr
  %73 = addrspacecast ptr addrspace(5) %38 to ptr
  %74 = addrspacecast ptr addrspace(5) %39 to ptr
  %75 = addrspacecast ptr addrspace(5) %40 to ptr
  %76 = addrspacecast ptr addrspace(5) %41 to ptr
  %77 = addrspacecast ptr addrspace(5) %42 to ptr
  %78 = addrspacecast ptr addrspace(5) %43 to ptr
  %79 = addrspacecast ptr addrspace(5) %44 to ptr
  %80 = addrspacecast ptr addrspace(5) %45 to ptr
  %81 = addrspacecast ptr addrspace(5) %46 to ptr
  %82 = addrspacecast ptr addrspace(5) %47 to ptr
  %83 = addrspacecast ptr addrspace(5) %48 to ptr
  %84 = addrspacecast ptr addrspace(5) %49 to ptr
  %85 = addrspacecast ptr addrspace(5) %50 to ptr
  %86 = addrspacecast ptr addrspace(5) %51 to ptr
  %87 = addrspacecast ptr addrspace(5) %52 to ptr
  %88 = addrspacecast ptr addrspace(5) %53 to ptr
  %89 = addrspacecast ptr addrspace(5) %54 to ptr
  %90 = addrspacecast ptr addrspace(5) %55 to ptr
  %91 = addrspacecast ptr addrspace(5) %56 to ptr
  %92 = addrspacecast ptr addrspace(5) %57 to ptr
  %93 = addrspacecast ptr addrspace(5) %58 to ptr
  %94 = addrspacecast ptr addrspace(5) %59 to ptr
  %95 = addrspacecast ptr addrspace(5) %60 to ptr
  %96 = addrspacecast ptr addrspace(5) %61 to ptr
  %97 = addrspacecast ptr addrspace(5) %62 to ptr
  %98 = addrspacecast ptr addrspace(5) %63 to ptr
  %99 = addrspacecast ptr addrspace(5) %64 to ptr
  %100 = addrspacecast ptr addrspace(5) %65 to ptr
  %101 = addrspacecast ptr addrspace(5) %66 to ptr
  %102 = addrspacecast ptr addrspace(5) %67 to ptr
  %103 = addrspacecast ptr addrspace(5) %68 to ptr
  %104 = addrspacecast ptr addrspace(5) %69 to ptr
  store i32 %0, ptr %71, align 4
  store i32 %1, ptr %72, align 4
  store i32 %2, ptr %73, align 4
  store i32 %3, ptr %74, align 4
  store i32 %4, ptr %75, align 4
  store i32 %5, ptr %76, align 4
  store i32 %6, ptr %77, align 4
  store i32 %7, ptr %78, align 4
  store i32 %8, ptr %79, align 4
  store i32 %9, ptr %80, align 4
  store i32 %10, ptr %81, align 4
  store i32 %11, ptr %82, align 4
  store i32 %12, ptr %83, align 4
  store i32 %13, ptr %84, align 4
  store i32 %14, ptr %85, align 4
  store i32 %15, ptr %86, align 4
  store i32 %16, ptr %87, align 4
  store i32 %17, ptr %88, align 4
  store i32 %18, ptr %89, align 4
  store i32 %19, ptr %90, align 4
  store i32 %20, ptr %91, align 4
  store i32 %21, ptr %92, align 4
  store i32 %22, ptr %93, align 4
  store i32 %23, ptr %94, align 4
  store i32 %24, ptr %95, align 4
  store i32 %25, ptr %96, align 4
  store i32 %26, ptr %97, align 4
  store i32 %27, ptr %98, align 4
  store i32 %28, ptr %99, align 4
  store i32 %29, ptr %100, align 4
  store i32 %30, ptr %101, align 4
  store i32 %31, ptr %102, align 4
  store i32 %32, ptr %103, align 4
  store i64 %33, ptr %104, align 8
  %105 = load i32, ptr %71, align 4
  %106 = mul i32 %105, 1
  %107 = load i32, ptr %72, align 4
  %108 = mul i32 %107, 2
  %109 = add i32 %106, %108
  %110 = load i32, ptr %73, align 4
  %111 = mul i32 %110, 3
  %112 = add i32 %109, %111
  %113 = load i32, ptr %74, align 4
  %114 = mul i32 %113, 4
  %115 = add i32 %112, %114
  %116 = load i32, ptr %75, align 4
  %117 = mul i32 %116, 5
  %118 = add i32 %115, %117
  %119 = load i32, ptr %76, align 4
  %120 = mul i32 %119, 6
  %121 = add i32 %118, %120
  %122 = load i32, ptr %77, align 4
  %123 = mul i32 %122, 7
  %124 = add i32 %121, %123
  %125 = load i32, ptr %78, align 4
  %126 = mul i32 %125, 8
  %127 = add i32 %124, %126
  %128 = load i32, ptr %79, align 4
  %129 = mul i32 %128, 9
  %130 = add i32 %127, %129
  %131 = load i32, ptr %80, align 4
  %132 = mul i32 %131, 10
  %133 = add i32 %130, %132
  %134 = load i32, ptr %81, align 4
  %135 = mul i32 %134, 11
  %136 = add i32 %133, %135
  %137 = load i32, ptr %82, align 4
  %138 = mul i32 %137, 12
  %139 = add i32 %136, %138
  %140 = load i32, ptr %83, align 4
  %141 = mul i32 %140, 13
  %142 = add i32 %139, %141
  %143 = load i32, ptr %84, align 4
  %144 = mul i32 %143, 14
  %145 = add i32 %142, %144
  %146 = load i32, ptr %85, align 4
  %147 = mul i32 %146, 15
  %148 = add i32 %145, %147
  %149 = load i32, ptr %86, align 4
  %150 = mul i32 %149, 16
  %151 = add i32 %148, %150
  %152 = load i32, ptr %87, align 4
  %153 = mul i32 %152, 17
  %154 = add i32 %151, %153
  %155 = load i32, ptr %88, align 4
  %156 = mul i32 %155, 18
  %157 = add i32 %154, %156
  %158 = load i32, ptr %89, align 4
  %159 = mul i32 %158, 19
  %160 = add i32 %157, %159
  %161 = load i32, ptr %90, align 4
  %162 = mul i32 %161, 20
  %163 = add i32 %160, %162
  %164 = load i32, ptr %91, align 4
  %165 = mul i32 %164, 21
  %166 = add i32 %163, %165
  %167 = load i32, ptr %92, align 4
  %168 = mul i32 %167, 22
  %169 = add i32 %166, %168
  %170 = load i32, ptr %93, align 4
  %171 = mul i32 %170, 23
  %172 = add i32 %169, %171
  %173 = load i32, ptr %94, align 4
  %174 = mul i32 %173, 24
  %175 = add i32 %172, %174
  %176 = load i32, ptr %95, align 4
  %177 = mul i32 %176, 25
  %178 = add i32 %175, %177
  %179 = load i32, ptr %96, align 4
  %180 = mul i32 %179, 26
  %181 = add i32 %178, %180
  %182 = load i32, ptr %97, align 4
  %183 = mul i32 %182, 27
  %184 = add i32 %181, %183
  %185 = load i32, ptr %98, align 4
  %186 = mul i32 %185, 28
  %187 = add i32 %184, %186
  %188 = load i32, ptr %99, align 4
  %189 = mul i32 %188, 29
  %190 = add i32 %187, %189
  %191 = load i32, ptr %100, align 4
  %192 = mul i32 %191, 30
  %193 = add i32 %190, %192
  %194 = load i32, ptr %101, align 4
  %195 = mul i32 %194, 31
  %196 = add i32 %193, %195
  %197 = load i32, ptr %102, align 4
  %198 = mul i32 %197, 32
  %199 = add i32 %196, %198
  %200 = load i32, ptr %103, align 4
  %201 = mul i32 %200, 33
  %202 = add i32 %199, %201
  %203 = load i64, ptr %104, align 8
  %204 = lshr i64 %203, 7
  %205 = trunc i64 %204 to i32
  %206 = add i32 %202, %205
  ret i32 %206
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @recursive(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  %11 = load i32, ptr %9, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %2
  %14 = load i32, ptr %10, align 4
  store i32 %14, ptr %8, align 4
  br label %41

15:                                               ; preds = %2
  %16 = load i32, ptr %9, align 4
  %17 = sub i32 %16, 1
  %18 = load i32, ptr %10, align 4
  %19 = mul i32 %18, 3
  %20 = load i32, ptr %9, align 4
  %21 = add i32 %19, %20
  %22 = call i32 @recursive(i32 noundef %17, i32 noundef %21) #10
  store i32 %22, ptr addrspace(5) %6, align 4
  %23 = load i32, ptr %9, align 4
  %24 = and i32 %23, 1
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %31

26:                                               ; preds = %15
  %27 = load i32, ptr %9, align 4
  %28 = lshr i32 %27, 1
  %29 = load i32, ptr addrspace(5) %6, align 4
  %30 = call i32 @recursive(i32 noundef %28, i32 noundef %29) #10
  br label %33

31:                                               ; preds = %15
  %32 = load i32, ptr addrspace(5) %6, align 4
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi i32 [ %30, %26 ], [ %32, %31 ]
  store i32 %34, ptr addrspace(5) %7, align 4
  %35 = load i32, ptr addrspace(5) %6, align 4
  %36 = load i32, ptr addrspace(5) %7, align 4
  %37 = mul i32 %36, 7
  %38 = load i32, ptr %9, align 4
  %39 = add i32 %37, %38
  %40 = xor i32 %35, %39
  store i32 %40, ptr %8, align 4
  br label %41

41:                                               ; preds = %33, %13
  %42 = load i32, ptr %8, align 4
  ret i32 %42
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden void @fill(ptr noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store i32 0, ptr addrspace(5) %7, align 4
  br label %11

11:                                               ; preds = %28, %3
  %12 = load i32, ptr addrspace(5) %7, align 4
  %13 = load i32, ptr %9, align 4
  %14 = icmp ult i32 %12, %13
  br i1 %14, label %15, label %31

15:                                               ; preds = %11
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr addrspace(5) %7, align 4
  %18 = mul i32 %16, %17
  %19 = load i32, ptr %10, align 4
  %20 = load i32, ptr addrspace(5) %7, align 4
  %21 = and i32 %20, 31
  %22 = lshr i32 %19, %21
  %23 = add i32 %18, %22
  %24 = load ptr, ptr %8, align 8
  %25 = load i32, ptr addrspace(5) %7, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %24, i64 %26
  store i32 %23, ptr %27, align 4
  br label %28

28:                                               ; preds = %15
  %29 = load i32, ptr addrspace(5) %7, align 4
  %30 = add i32 %29, 1
  store i32 %30, ptr addrspace(5) %7, align 4
  br label %11

31:                                               ; preds = %11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @sum(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 0, ptr addrspace(5) %6, align 4
  store i32 0, ptr addrspace(5) %7, align 4
  br label %11

11:                                               ; preds = %24, %2
  %12 = load i32, ptr addrspace(5) %7, align 4
  %13 = load i32, ptr %10, align 4
  %14 = icmp ult i32 %12, %13
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = load i32, ptr addrspace(5) %6, align 4
  %17 = mul i32 %16, 31
  %18 = load ptr, ptr %9, align 8
  %19 = load i32, ptr addrspace(5) %7, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = add i32 %17, %22
  store i32 %23, ptr addrspace(5) %6, align 4
  br label %24

24:                                               ; preds = %15
  %25 = load i32, ptr addrspace(5) %7, align 4
  %26 = add i32 %25, 1
  store i32 %26, ptr addrspace(5) %7, align 4
  br label %11

27:                                               ; preds = %11
  %28 = load i32, ptr addrspace(5) %6, align 4
  ret i32 %28
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @with_array(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca [24 x i32], align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  %11 = getelementptr inbounds [24 x i32], ptr addrspace(5) %6, i64 0, i64 0
  %12 = addrspacecast ptr addrspace(5) %11 to ptr
  %13 = load i32, ptr %10, align 4
  call void @fill(ptr noundef %12, i32 noundef 24, i32 noundef %13) #10
  %14 = getelementptr inbounds [24 x i32], ptr addrspace(5) %6, i64 0, i64 0
  %15 = addrspacecast ptr addrspace(5) %14 to ptr
  %16 = load i32, ptr %9, align 4
  %17 = call i32 @sum(ptr noundef %15, i32 noundef %16) #10
  store i32 %17, ptr addrspace(5) %7, align 4
  %18 = getelementptr inbounds [24 x i32], ptr addrspace(5) %6, i64 0, i64 0
  %19 = addrspacecast ptr addrspace(5) %18 to ptr
  %20 = load i32, ptr addrspace(5) %7, align 4
  call void @fill(ptr noundef %19, i32 noundef 12, i32 noundef %20) #10
  %21 = getelementptr inbounds [24 x i32], ptr addrspace(5) %6, i64 0, i64 0
  %22 = addrspacecast ptr addrspace(5) %21 to ptr
  %23 = call i32 @sum(ptr noundef %22, i32 noundef 24) #10
  %24 = load i32, ptr addrspace(5) %7, align 4
  %25 = load i32, ptr %9, align 4
  %26 = load i32, ptr %10, align 4
  %27 = call i32 @add3(i32 noundef %24, i32 noundef %25, i32 noundef %26) #10
  %28 = add i32 %23, %27
  ret i32 %28
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden <4 x i64> @wide(<4 x i64> noundef %0, double noundef %1, i8 noundef zeroext %2) #2 {
  %4 = alloca <4 x i64>, align 32, addrspace(5)
  %5 = alloca <4 x i64>, align 32, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca i8, align 1, addrspace(5)
  %8 = alloca <4 x i64>, align 32, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  store <4 x i64> %0, ptr %10, align 32
  store double %1, ptr %11, align 8
  store i8 %2, ptr %12, align 1
  %14 = load <4 x i64>, ptr %10, align 32
  %15 = load i8, ptr %12, align 1
  %16 = zext i8 %15 to i64
  %17 = insertelement <4 x i64> poison, i64 %16, i32 0
  %18 = load double, ptr %11, align 8
  %19 = fptoui double %18 to i64
  %20 = insertelement <4 x i64> %17, i64 %19, i32 1
  %21 = load i8, ptr %12, align 1
  %22 = zext i8 %21 to i32
  %23 = mul nsw i32 %22, 3
  %24 = sext i32 %23 to i64
  %25 = insertelement <4 x i64> %20, i64 %24, i32 2
  %26 = load double, ptr %11, align 8
  %27 = fmul double %26, 4.000000e+00
  %28 = fptoui double %27 to i64
  %29 = insertelement <4 x i64> %25, i64 %28, i32 3
  store <4 x i64> %29, ptr %13, align 32
  %30 = load <4 x i64>, ptr %13, align 32
  %31 = add <4 x i64> %14, %30
  ret <4 x i64> %31
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @small(i1 noundef zeroext %0, i1 noundef zeroext %1, i8 noundef signext %2, i16 noundef signext %3) #2 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8, align 1, addrspace(5)
  %7 = alloca i8, align 1, addrspace(5)
  %8 = alloca i8, align 1, addrspace(5)
  %9 = alloca i16, align 2, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = zext i1 %0 to i8
  store i8 %15, ptr %11, align 1
  %16 = zext i1 %1 to i8
  store i8 %16, ptr %12, align 1
  store i8 %2, ptr %13, align 1
  store i16 %3, ptr %14, align 2
  %17 = load i8, ptr %11, align 1
  %18 = trunc i8 %17 to i1
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, i32 1, i32 0
  %21 = load i8, ptr %12, align 1
  %22 = trunc i8 %21 to i1
  %23 = zext i1 %22 to i64
  %24 = select i1 %22, i32 2, i32 0
  %25 = add nsw i32 %20, %24
  %26 = load i8, ptr %13, align 1
  %27 = sext i8 %26 to i32
  %28 = load i16, ptr %14, align 2
  %29 = sext i16 %28 to i32
  %30 = add nsw i32 %27, %29
  %31 = add i32 %25, %30
  ret i32 %31
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden zeroext i1 @is_odd(i32 noundef %0) #2 {
  %2 = alloca i1, align 1, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = and i32 %6, 1
  %8 = icmp ne i32 %7, 0
  ret i1 %8
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @ids() #2 {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %4 = call i64 @_Z12get_group_idj(i32 noundef 0) #9
  %5 = mul i64 3, %4
  %6 = add i64 %3, %5
  %7 = call i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %8 = mul i64 100, %7
  %9 = add i64 %6, %8
  %10 = call i64 @_Z12get_local_idj(i32 noundef 1) #9
  %11 = mul i64 7, %10
  %12 = add i64 %9, %11
  %13 = trunc i64 %12 to i32
  ret i32 %13
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden void @make_large(ptr addrspace(5) dead_on_unwind noalias writable sret(%struct.Large) align 4 %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %1, ptr %5, align 4
  store i32 0, ptr addrspace(5) %4, align 4
  br label %6

6:                                                ; preds = %18, %2
  %7 = load i32, ptr addrspace(5) %4, align 4
  %8 = icmp slt i32 %7, 40
  br i1 %8, label %9, label %21

9:                                                ; preds = %6
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr addrspace(5) %4, align 4
  %12 = mul i32 %10, %11
  %13 = and i32 %12, 65535
  %14 = getelementptr inbounds nuw %struct.Large, ptr addrspace(5) %0, i32 0, i32 0
  %15 = load i32, ptr addrspace(5) %4, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [40 x i32], ptr addrspace(5) %14, i64 0, i64 %16
  store i32 %13, ptr addrspace(5) %17, align 4
  br label %18

18:                                               ; preds = %9
  %19 = load i32, ptr addrspace(5) %4, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr addrspace(5) %4, align 4
  br label %6

21:                                               ; preds = %6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define hidden i32 @use_large(ptr addrspace(5) noundef byref(%struct.Large) align 4 %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca %struct.Large, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  call void @llvm.memcpy.p0.p5.i64(ptr align 4 %9, ptr addrspace(5) align 4 %0, i64 160, i1 false)
  store i32 %1, ptr %10, align 4
  %11 = load i32, ptr %10, align 4
  store i32 %11, ptr addrspace(5) %6, align 4
  store i32 0, ptr addrspace(5) %7, align 4
  br label %12

12:                                               ; preds = %24, %2
  %13 = load i32, ptr addrspace(5) %7, align 4
  %14 = icmp slt i32 %13, 40
  br i1 %14, label %15, label %27

15:                                               ; preds = %12
  %16 = load i32, ptr addrspace(5) %6, align 4
  %17 = mul i32 %16, 5
  %18 = getelementptr inbounds nuw %struct.Large, ptr %9, i32 0, i32 0
  %19 = load i32, ptr addrspace(5) %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [40 x i32], ptr %18, i64 0, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = add i32 %17, %22
  store i32 %23, ptr addrspace(5) %6, align 4
  br label %24

24:                                               ; preds = %15
  %25 = load i32, ptr addrspace(5) %7, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr addrspace(5) %7, align 4
  br label %12

27:                                               ; preds = %12
  %28 = load i32, ptr addrspace(5) %6, align 4
  ret i32 %28
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p5.i64(ptr noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @calls(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.Mixed, align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %3 to ptr
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr addrspace(5) %5, align 4
  %13 = load ptr addrspace(1), ptr %10, align 8
  %14 = load i32, ptr addrspace(5) %5, align 4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  store i32 %17, ptr addrspace(5) %6, align 4
  %18 = load i32, ptr addrspace(5) %6, align 4
  %19 = load i32, ptr addrspace(5) %5, align 4
  %20 = call i32 @add3(i32 noundef %18, i32 noundef %19, i32 noundef 7) #10
  store i32 %20, ptr addrspace(5) %7, align 4
  %21 = load i32, ptr addrspace(5) %6, align 4
  %22 = load i32, ptr addrspace(5) %6, align 4
  %23 = and i32 %22, 255
  %24 = uitofp i32 %23 to float
  %25 = call %struct.Mixed @make_mixed(i32 noundef %21, float noundef %24) #10
  %26 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 0
  %27 = extractvalue %struct.Mixed %25, 0
  store i32 %27, ptr addrspace(5) %26, align 8
  %28 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 1
  %29 = extractvalue %struct.Mixed %25, 1
  store float %29, ptr addrspace(5) %28, align 4
  %30 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 2
  %31 = extractvalue %struct.Mixed %25, 2
  store i64 %31, ptr addrspace(5) %30, align 8
  %32 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 3
  %33 = extractvalue %struct.Mixed %25, 3
  store i16 %33, ptr addrspace(5) %32, align 8
  %34 = load i32, ptr addrspace(5) %7, align 4
  %35 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 0
  %36 = load i32, ptr addrspace(5) %35, align 8
  %37 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 1
  %38 = load float, ptr addrspace(5) %37, align 4
  %39 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 2
  %40 = load i64, ptr addrspace(5) %39, align 8
  %41 = getelementptr inbounds nuw %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 3
  %42 = load i16, ptr addrspace(5) %41, align 8
  %43 = call i32 @use_mixed(i32 %36, float %38, i64 %40, i16 %42, i32 noundef %34) #10
  %44 = load i32, ptr addrspace(5) %7, align 4
  %45 = add i32 %44, %43
  store i32 %45, ptr addrspace(5) %7, align 4
  %46 = load i32, ptr addrspace(5) %7, align 4
  %47 = load ptr addrspace(1), ptr %9, align 8
  %48 = load i32, ptr addrspace(5) %5, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %47, i64 %49
  store i32 %46, ptr addrspace(1) %50, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @stack(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_stack(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_stack(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr addrspace(5) %5, align 4
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr addrspace(5) %5, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr addrspace(5) %6, align 4
  %16 = load i32, ptr addrspace(5) %6, align 4
  %17 = add i32 %16, 0
  %18 = load i32, ptr addrspace(5) %6, align 4
  %19 = add i32 %18, 1
  %20 = load i32, ptr addrspace(5) %6, align 4
  %21 = add i32 %20, 2
  %22 = load i32, ptr addrspace(5) %6, align 4
  %23 = add i32 %22, 3
  %24 = load i32, ptr addrspace(5) %6, align 4
  %25 = add i32 %24, 4
  %26 = load i32, ptr addrspace(5) %6, align 4
  %27 = add i32 %26, 5
  %28 = load i32, ptr addrspace(5) %6, align 4
  %29 = add i32 %28, 6
  %30 = load i32, ptr addrspace(5) %6, align 4
  %31 = add i32 %30, 7
  %32 = load i32, ptr addrspace(5) %6, align 4
  %33 = add i32 %32, 8
  %34 = load i32, ptr addrspace(5) %6, align 4
  %35 = add i32 %34, 9
  %36 = load i32, ptr addrspace(5) %5, align 4
  %37 = add i32 %36, 0
  %38 = load i32, ptr addrspace(5) %5, align 4
  %39 = add i32 %38, 1
  %40 = load i32, ptr addrspace(5) %5, align 4
  %41 = add i32 %40, 2
  %42 = load i32, ptr addrspace(5) %5, align 4
  %43 = add i32 %42, 3
  %44 = load i32, ptr addrspace(5) %5, align 4
  %45 = add i32 %44, 4
  %46 = load i32, ptr addrspace(5) %5, align 4
  %47 = add i32 %46, 5
  %48 = load i32, ptr addrspace(5) %5, align 4
  %49 = add i32 %48, 6
  %50 = load i32, ptr addrspace(5) %5, align 4
  %51 = add i32 %50, 7
  %52 = load i32, ptr addrspace(5) %5, align 4
  %53 = add i32 %52, 8
  %54 = load i32, ptr addrspace(5) %5, align 4
  %55 = add i32 %54, 9
  %56 = load i32, ptr addrspace(5) %6, align 4
  %57 = xor i32 %56, 1
  %58 = load i32, ptr addrspace(5) %6, align 4
  %59 = xor i32 %58, 2
  %60 = load i32, ptr addrspace(5) %6, align 4
  %61 = xor i32 %60, 3
  %62 = load i32, ptr addrspace(5) %6, align 4
  %63 = xor i32 %62, 4
  %64 = load i32, ptr addrspace(5) %6, align 4
  %65 = xor i32 %64, 5
  %66 = load i32, ptr addrspace(5) %6, align 4
  %67 = xor i32 %66, 6
  %68 = load i32, ptr addrspace(5) %6, align 4
  %69 = xor i32 %68, 7
  %70 = load i32, ptr addrspace(5) %6, align 4
  %71 = xor i32 %70, 8
  %72 = load i32, ptr addrspace(5) %6, align 4
  %73 = xor i32 %72, 9
  %74 = load i32, ptr addrspace(5) %6, align 4
  %75 = xor i32 %74, 10
  %76 = load i32, ptr addrspace(5) %6, align 4
  %77 = mul i32 %76, 3
  %78 = load i32, ptr addrspace(5) %6, align 4
  %79 = mul i32 %78, 5
  %80 = load i32, ptr addrspace(5) %6, align 4
  %81 = mul i32 %80, 7
  %82 = load i32, ptr addrspace(5) %6, align 4
  %83 = zext i32 %82 to i64
  %84 = load i32, ptr addrspace(5) %6, align 4
  %85 = zext i32 %84 to i64
  %86 = mul i64 %83, %85
  %87 = mul i64 %86, 11
  %88 = call i32 @many(i32 noundef %17, i32 noundef %19, i32 noundef %21, i32 noundef %23, i32 noundef %25, i32 noundef %27, i32 noundef %29, i32 noundef %31, i32 noundef %33, i32 noundef %35, i32 noundef %37, i32 noundef %39, i32 noundef %41, i32 noundef %43, i32 noundef %45, i32 noundef %47, i32 noundef %49, i32 noundef %51, i32 noundef %53, i32 noundef %55, i32 noundef %57, i32 noundef %59, i32 noundef %61, i32 noundef %63, i32 noundef %65, i32 noundef %67, i32 noundef %69, i32 noundef %71, i32 noundef %73, i32 noundef %75, i32 noundef %77, i32 noundef %79, i32 noundef %81, i64 noundef %87) #10
  %89 = load i32, ptr addrspace(5) %6, align 4
  %90 = add i32 %88, %89
  %91 = load ptr addrspace(1), ptr %7, align 8
  %92 = load i32, ptr addrspace(5) %5, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr addrspace(1) %91, i64 %93
  store i32 %90, ptr addrspace(1) %94, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @recurse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_recurse(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_recurse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr addrspace(5) %5, align 4
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr addrspace(5) %5, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4
  store i32 %15, ptr addrspace(5) %6, align 4
  %16 = load i32, ptr addrspace(5) %6, align 4
  %17 = and i32 %16, 7
  %18 = load i32, ptr addrspace(5) %6, align 4
  %19 = call i32 @recursive(i32 noundef %17, i32 noundef %18) #10
  %20 = load i32, ptr addrspace(5) %5, align 4
  %21 = add i32 %19, %20
  %22 = load ptr addrspace(1), ptr %7, align 8
  %23 = load i32, ptr addrspace(5) %5, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %24
  store i32 %21, ptr addrspace(1) %25, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @arrays(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #4 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  %8 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr addrspace(5) %5, align 4
  %12 = load ptr addrspace(1), ptr %9, align 8
  %13 = load i32, ptr addrspace(5) %5, align 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4
  store i32 %16, ptr addrspace(5) %6, align 4
  %17 = load i32, ptr addrspace(5) %6, align 4
  store i32 %17, ptr addrspace(5) %7, align 4
  %18 = load i32, ptr addrspace(5) %6, align 4
  %19 = and i32 %18, 1
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %2
  %22 = load i32, ptr addrspace(5) %6, align 4
  %23 = and i32 %22, 15
  %24 = load i32, ptr addrspace(5) %6, align 4
  %25 = call i32 @with_array(i32 noundef %23, i32 noundef %24) #10
  store i32 %25, ptr addrspace(5) %7, align 4
  br label %36

26:                                               ; preds = %2
  %27 = load i32, ptr addrspace(5) %6, align 4
  %28 = and i32 %27, 2
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %35

30:                                               ; preds = %26
  %31 = load i32, ptr addrspace(5) %5, align 4
  %32 = call i32 @with_array(i32 noundef 3, i32 noundef %31) #10
  %33 = load i32, ptr addrspace(5) %7, align 4
  %34 = add i32 %33, %32
  store i32 %34, ptr addrspace(5) %7, align 4
  br label %35

35:                                               ; preds = %30, %26
  br label %36

36:                                               ; preds = %35, %21
  %37 = load i32, ptr addrspace(5) %7, align 4
  %38 = load ptr addrspace(1), ptr %8, align 8
  %39 = load i32, ptr addrspace(5) %5, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %38, i64 %40
  store i32 %37, ptr addrspace(1) %41, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @kinds(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #4 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load ptr addrspace(1), ptr %9, align 8
  call void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 32 %12) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #5 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca <4 x i64>, align 32, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca %struct.Large, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  store ptr addrspace(1) %1, ptr %13, align 8
  store ptr addrspace(1) %2, ptr %14, align 8
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr addrspace(5) %7, align 4
  %19 = load ptr addrspace(1), ptr %13, align 8
  %20 = load i32, ptr addrspace(5) %7, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4
  store i32 %23, ptr addrspace(5) %8, align 4
  %24 = load i32, ptr addrspace(5) %8, align 4
  %25 = zext i32 %24 to i64
  %26 = insertelement <4 x i64> poison, i64 %25, i32 0
  %27 = load i32, ptr addrspace(5) %7, align 4
  %28 = zext i32 %27 to i64
  %29 = insertelement <4 x i64> %26, i64 %28, i32 1
  %30 = load i32, ptr addrspace(5) %8, align 4
  %31 = load i32, ptr addrspace(5) %7, align 4
  %32 = add i32 %30, %31
  %33 = zext i32 %32 to i64
  %34 = insertelement <4 x i64> %29, i64 %33, i32 2
  %35 = load i32, ptr addrspace(5) %8, align 4
  %36 = load i32, ptr addrspace(5) %7, align 4
  %37 = xor i32 %35, %36
  %38 = zext i32 %37 to i64
  %39 = insertelement <4 x i64> %34, i64 %38, i32 3
  store <4 x i64> %39, ptr %15, align 32
  %40 = load <4 x i64>, ptr %15, align 32
  %41 = load i32, ptr addrspace(5) %8, align 4
  %42 = and i32 %41, 65535
  %43 = uitofp i32 %42 to double
  %44 = load i32, ptr addrspace(5) %8, align 4
  %45 = trunc i32 %44 to i8
  %46 = call <4 x i64> @wide(<4 x i64> noundef %40, double noundef %43, i8 noundef zeroext %45) #10
  %47 = load ptr addrspace(1), ptr %14, align 8
  %48 = load i32, ptr addrspace(5) %7, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %47, i64 %49
  store <4 x i64> %46, ptr addrspace(1) %50, align 32
  %51 = load i32, ptr addrspace(5) %8, align 4
  %52 = and i32 %51, 1
  %53 = icmp ne i32 %52, 0
  %54 = load i32, ptr addrspace(5) %8, align 4
  %55 = and i32 %54, 2
  %56 = icmp ne i32 %55, 0
  %57 = load i32, ptr addrspace(5) %8, align 4
  %58 = and i32 %57, 63
  %59 = trunc i32 %58 to i8
  %60 = load i32, ptr addrspace(5) %8, align 4
  %61 = and i32 %60, 4095
  %62 = trunc i32 %61 to i16
  %63 = call i32 @small(i1 noundef zeroext %53, i1 noundef zeroext %56, i8 noundef signext %59, i16 noundef signext %62) #10
  store i32 %63, ptr addrspace(5) %10, align 4
  %64 = load i32, ptr addrspace(5) %8, align 4
  %65 = lshr i32 %64, 4
  %66 = call zeroext i1 @is_odd(i32 noundef %65) #10
  br i1 %66, label %67, label %71

67:                                               ; preds = %3
  %68 = call i32 @ids() #10
  %69 = load i32, ptr addrspace(5) %10, align 4
  %70 = add i32 %69, %68
  store i32 %70, ptr addrspace(5) %10, align 4
  br label %71

71:                                               ; preds = %67, %3
  %72 = load i32, ptr addrspace(5) %10, align 4
  %73 = load i32, ptr addrspace(5) %8, align 4
  %74 = addrspacecast ptr %16 to ptr addrspace(5)
  call void @make_large(ptr addrspace(5) dead_on_unwind writable sret(%struct.Large) align 4 %74, i32 noundef %73) #10
  %75 = load i32, ptr addrspace(5) %7, align 4
  %76 = addrspacecast ptr %16 to ptr addrspace(5)
  %77 = call i32 @use_large(ptr addrspace(5) noundef byref(%struct.Large) align 4 %76, i32 noundef %75) #10
  %78 = add i32 %72, %77
  %79 = load ptr addrspace(1), ptr %12, align 8
  %80 = load i32, ptr addrspace(5) %7, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %79, i64 %81
  store i32 %78, ptr addrspace(1) %82, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 65536) i64 @_Z14get_local_sizej(i32 noundef %0) #6 {
  %2 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %15 [
    i32 0, label %3
    i32 1, label %7
    i32 2, label %11
  ]

3:                                                ; preds = %1
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %5 = load i32, ptr addrspace(4) %4, align 4, !tbaa !7
  %6 = and i32 %5, 65535
  br label %15

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !7
  %10 = lshr i32 %9, 16
  br label %15

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !7
  %14 = and i32 %13, 65535
  br label %15

15:                                               ; preds = %1, %11, %7, %3
  %16 = phi i32 [ %14, %11 ], [ %6, %3 ], [ %10, %7 ], [ 1, %1 ]
  %17 = zext nneg i32 %16 to i64
  ret i64 %17
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 4294967296) i64 @_Z12get_group_idj(i32 noundef %0) #7 {
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
  %10 = zext i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #8 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

attributes #0 = { convergent noinline norecurse nounwind optnone willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" }
attributes #6 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gws,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+vmem-to-lds-load-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gws,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+vmem-to-lds-load-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gws,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+vmem-to-lds-load-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4, !5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{i32 3, i32 0}
!6 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"uint*", !"uint*"}
!14 = !{!"", !"const"}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"uint*", !"uint*", !"ulong4*"}
!18 = !{!"uint*", !"uint*", !"ulong __attribute__((ext_vector_type(4)))*"}
!19 = !{!"", !"const", !""}
