; ModuleID = 'corpus/opencl/blake2b.cl'
source_filename = "corpus/opencl/blake2b.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.blake2b_param = type { i8, i8, i8, i8, i32, i64, i64 }

@iv = dso_local addrspace(4) constant [8 x i64] [i64 7640891576956012808, i64 -4942790177534073029, i64 4354685564936845355, i64 -6534734903238641935, i64 5840696475078001361, i64 -7276294671716946913, i64 2270897969802886507, i64 6620516959819538809], align 8
@sigma = dso_local addrspace(4) constant [10 x [16 x i8]] [[16 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F", [16 x i8] c"\0E\0A\04\08\09\0F\0D\06\01\0C\00\02\0B\07\05\03", [16 x i8] c"\0B\08\0C\00\05\02\0F\0D\0A\0E\03\06\07\01\09\04", [16 x i8] c"\07\09\03\01\0D\0C\0B\0E\02\06\05\0A\04\00\0F\08", [16 x i8] c"\09\00\05\07\02\04\0A\0F\0E\01\0B\0C\06\08\03\0D", [16 x i8] c"\02\0C\06\0A\00\0B\08\03\04\0D\07\05\0F\0E\01\09", [16 x i8] c"\0C\05\01\0F\0E\0D\04\0A\00\07\06\03\09\02\08\0B", [16 x i8] c"\0D\0B\07\0E\0C\01\03\09\05\00\0F\04\08\06\02\0A", [16 x i8] c"\06\0F\0E\09\0B\03\00\08\0C\02\0D\07\01\04\0A\05", [16 x i8] c"\0A\02\08\04\07\06\01\05\0F\0B\09\0E\03\0C\0D\00"], align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @blake2b(ptr addrspace(1) noundef align 8 %0, ptr noundef byval(%struct.blake2b_param) align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %2, ptr %5, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  %7 = load ptr addrspace(1), ptr %5, align 8
  call void @__clang_ocl_kern_imp_blake2b(ptr addrspace(1) noundef align 8 %6, ptr noundef byval(%struct.blake2b_param) align 8 %1, ptr addrspace(1) noundef align 8 %7) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_blake2b(ptr addrspace(1) noundef align 8 %0, ptr noundef byval(%struct.blake2b_param) align 8 %1, ptr addrspace(1) noundef align 8 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i64, align 8
  %7 = alloca [8 x i64], align 8
  %8 = alloca [16 x i64], align 8
  %9 = alloca [16 x i64], align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr addrspace(4), align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %2, ptr %5, align 8
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %18, ptr %6, align 8
  store i32 0, ptr %10, align 4
  br label %19

19:                                               ; preds = %30, %3
  %20 = load i32, ptr %10, align 4
  %21 = icmp slt i32 %20, 8
  br i1 %21, label %22, label %33

22:                                               ; preds = %19
  %23 = load i32, ptr %10, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [8 x i64], ptr addrspace(4) @iv, i64 0, i64 %24
  %26 = load i64, ptr addrspace(4) %25, align 8
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %28
  store i64 %26, ptr %29, align 8
  br label %30

30:                                               ; preds = %22
  %31 = load i32, ptr %10, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %10, align 4
  br label %19

33:                                               ; preds = %19
  %34 = getelementptr inbounds nuw %struct.blake2b_param, ptr %1, i32 0, i32 0
  %35 = load i8, ptr %34, align 8
  %36 = zext i8 %35 to i64
  %37 = getelementptr inbounds nuw %struct.blake2b_param, ptr %1, i32 0, i32 1
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i64
  %40 = shl i64 %39, 8
  %41 = or i64 %36, %40
  %42 = getelementptr inbounds nuw %struct.blake2b_param, ptr %1, i32 0, i32 2
  %43 = load i8, ptr %42, align 2
  %44 = zext i8 %43 to i64
  %45 = shl i64 %44, 16
  %46 = or i64 %41, %45
  %47 = getelementptr inbounds nuw %struct.blake2b_param, ptr %1, i32 0, i32 3
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i64
  %50 = shl i64 %49, 24
  %51 = or i64 %46, %50
  %52 = getelementptr inbounds nuw %struct.blake2b_param, ptr %1, i32 0, i32 4
  %53 = load i32, ptr %52, align 4
  %54 = zext i32 %53 to i64
  %55 = shl i64 %54, 32
  %56 = or i64 %51, %55
  %57 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 0
  %58 = load i64, ptr %57, align 8
  %59 = xor i64 %58, %56
  store i64 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw %struct.blake2b_param, ptr %1, i32 0, i32 5
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 1
  %63 = load i64, ptr %62, align 8
  %64 = xor i64 %63, %61
  store i64 %64, ptr %62, align 8
  store i32 0, ptr %11, align 4
  br label %65

65:                                               ; preds = %80, %33
  %66 = load i32, ptr %11, align 4
  %67 = icmp slt i32 %66, 16
  br i1 %67, label %68, label %83

68:                                               ; preds = %65
  %69 = load ptr addrspace(1), ptr %4, align 8
  %70 = load i64, ptr %6, align 8
  %71 = mul i64 %70, 16
  %72 = load i32, ptr %11, align 4
  %73 = sext i32 %72 to i64
  %74 = add i64 %71, %73
  %75 = getelementptr inbounds nuw i64, ptr addrspace(1) %69, i64 %74
  %76 = load i64, ptr addrspace(1) %75, align 8
  %77 = load i32, ptr %11, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %78
  store i64 %76, ptr %79, align 8
  br label %80

80:                                               ; preds = %68
  %81 = load i32, ptr %11, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %11, align 4
  br label %65

83:                                               ; preds = %65
  store i32 0, ptr %12, align 4
  br label %84

84:                                               ; preds = %103, %83
  %85 = load i32, ptr %12, align 4
  %86 = icmp slt i32 %85, 8
  br i1 %86, label %87, label %106

87:                                               ; preds = %84
  %88 = load i32, ptr %12, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = load i32, ptr %12, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %93
  store i64 %91, ptr %94, align 8
  %95 = load i32, ptr %12, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [8 x i64], ptr addrspace(4) @iv, i64 0, i64 %96
  %98 = load i64, ptr addrspace(4) %97, align 8
  %99 = load i32, ptr %12, align 4
  %100 = add nsw i32 %99, 8
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %101
  store i64 %98, ptr %102, align 8
  br label %103

103:                                              ; preds = %87
  %104 = load i32, ptr %12, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %12, align 4
  br label %84

106:                                              ; preds = %84
  %107 = getelementptr inbounds nuw %struct.blake2b_param, ptr %1, i32 0, i32 6
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 12
  %110 = load i64, ptr %109, align 8
  %111 = xor i64 %110, %108
  store i64 %111, ptr %109, align 8
  %112 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 14
  %113 = load i64, ptr %112, align 8
  %114 = xor i64 %113, -1
  %115 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 14
  store i64 %114, ptr %115, align 8
  store i32 0, ptr %13, align 4
  br label %116

116:                                              ; preds = %202, %106
  %117 = load i32, ptr %13, align 4
  %118 = icmp slt i32 %117, 12
  br i1 %118, label %119, label %205

119:                                              ; preds = %116
  %120 = load i32, ptr %13, align 4
  %121 = srem i32 %120, 10
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [10 x [16 x i8]], ptr addrspace(4) @sigma, i64 0, i64 %122
  %124 = getelementptr inbounds [16 x i8], ptr addrspace(4) %123, i64 0, i64 0
  store ptr addrspace(4) %124, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %125

125:                                              ; preds = %156, %119
  %126 = load i32, ptr %15, align 4
  %127 = icmp slt i32 %126, 4
  br i1 %127, label %128, label %159

128:                                              ; preds = %125
  %129 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 0
  %130 = load i32, ptr %15, align 4
  %131 = load i32, ptr %15, align 4
  %132 = add nsw i32 %131, 4
  %133 = load i32, ptr %15, align 4
  %134 = add nsw i32 %133, 8
  %135 = load i32, ptr %15, align 4
  %136 = add nsw i32 %135, 12
  %137 = load ptr addrspace(4), ptr %14, align 8
  %138 = load i32, ptr %15, align 4
  %139 = mul nsw i32 2, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr addrspace(4) %137, i64 %140
  %142 = load i8, ptr addrspace(4) %141, align 1
  %143 = zext i8 %142 to i64
  %144 = getelementptr inbounds nuw [16 x i64], ptr %9, i64 0, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = load ptr addrspace(4), ptr %14, align 8
  %147 = load i32, ptr %15, align 4
  %148 = mul nsw i32 2, %147
  %149 = add nsw i32 %148, 1
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr addrspace(4) %146, i64 %150
  %152 = load i8, ptr addrspace(4) %151, align 1
  %153 = zext i8 %152 to i64
  %154 = getelementptr inbounds nuw [16 x i64], ptr %9, i64 0, i64 %153
  %155 = load i64, ptr %154, align 8
  call void @mix_words(ptr noundef %129, i32 noundef %130, i32 noundef %132, i32 noundef %134, i32 noundef %136, i64 noundef %145, i64 noundef %155) #5
  br label %156

156:                                              ; preds = %128
  %157 = load i32, ptr %15, align 4
  %158 = add nsw i32 %157, 1
  store i32 %158, ptr %15, align 4
  br label %125, !llvm.loop !14

159:                                              ; preds = %125
  store i32 0, ptr %16, align 4
  br label %160

160:                                              ; preds = %198, %159
  %161 = load i32, ptr %16, align 4
  %162 = icmp slt i32 %161, 4
  br i1 %162, label %163, label %201

163:                                              ; preds = %160
  %164 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 0
  %165 = load i32, ptr %16, align 4
  %166 = load i32, ptr %16, align 4
  %167 = add nsw i32 %166, 1
  %168 = srem i32 %167, 4
  %169 = add nsw i32 4, %168
  %170 = load i32, ptr %16, align 4
  %171 = add nsw i32 %170, 2
  %172 = srem i32 %171, 4
  %173 = add nsw i32 8, %172
  %174 = load i32, ptr %16, align 4
  %175 = add nsw i32 %174, 3
  %176 = srem i32 %175, 4
  %177 = add nsw i32 12, %176
  %178 = load ptr addrspace(4), ptr %14, align 8
  %179 = load i32, ptr %16, align 4
  %180 = mul nsw i32 2, %179
  %181 = add nsw i32 8, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i8, ptr addrspace(4) %178, i64 %182
  %184 = load i8, ptr addrspace(4) %183, align 1
  %185 = zext i8 %184 to i64
  %186 = getelementptr inbounds nuw [16 x i64], ptr %9, i64 0, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = load ptr addrspace(4), ptr %14, align 8
  %189 = load i32, ptr %16, align 4
  %190 = mul nsw i32 2, %189
  %191 = add nsw i32 9, %190
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr addrspace(4) %188, i64 %192
  %194 = load i8, ptr addrspace(4) %193, align 1
  %195 = zext i8 %194 to i64
  %196 = getelementptr inbounds nuw [16 x i64], ptr %9, i64 0, i64 %195
  %197 = load i64, ptr %196, align 8
  call void @mix_words(ptr noundef %164, i32 noundef %165, i32 noundef %169, i32 noundef %173, i32 noundef %177, i64 noundef %187, i64 noundef %197) #5
  br label %198

198:                                              ; preds = %163
  %199 = load i32, ptr %16, align 4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %16, align 4
  br label %160, !llvm.loop !16

201:                                              ; preds = %160
  br label %202

202:                                              ; preds = %201
  %203 = load i32, ptr %13, align 4
  %204 = add nsw i32 %203, 1
  store i32 %204, ptr %13, align 4
  br label %116

205:                                              ; preds = %116
  store i32 0, ptr %17, align 4
  br label %206

206:                                              ; preds = %232, %205
  %207 = load i32, ptr %17, align 4
  %208 = icmp slt i32 %207, 8
  br i1 %208, label %209, label %235

209:                                              ; preds = %206
  %210 = load i32, ptr %17, align 4
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %211
  %213 = load i64, ptr %212, align 8
  %214 = load i32, ptr %17, align 4
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %215
  %217 = load i64, ptr %216, align 8
  %218 = xor i64 %213, %217
  %219 = load i32, ptr %17, align 4
  %220 = add nsw i32 %219, 8
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = xor i64 %218, %223
  %225 = load ptr addrspace(1), ptr %5, align 8
  %226 = load i64, ptr %6, align 8
  %227 = mul i64 %226, 8
  %228 = load i32, ptr %17, align 4
  %229 = sext i32 %228 to i64
  %230 = add i64 %227, %229
  %231 = getelementptr inbounds nuw i64, ptr addrspace(1) %225, i64 %230
  store i64 %224, ptr addrspace(1) %231, align 8
  br label %232

232:                                              ; preds = %209
  %233 = load i32, ptr %17, align 4
  %234 = add nsw i32 %233, 1
  store i32 %234, ptr %17, align 4
  br label %206

235:                                              ; preds = %206
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @mix_words(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6) #1 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store i64 %5, ptr %13, align 8
  store i64 %6, ptr %14, align 8
  %15 = load ptr, ptr %8, align 8
  %16 = load i32, ptr %10, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i64, ptr %15, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = load i64, ptr %13, align 8
  %21 = add i64 %19, %20
  %22 = load ptr, ptr %8, align 8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, %21
  store i64 %27, ptr %25, align 8
  %28 = load ptr, ptr %8, align 8
  %29 = load i32, ptr %12, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i64, ptr %28, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = load ptr, ptr %8, align 8
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i64, ptr %33, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = xor i64 %32, %37
  %39 = call i64 @_Z6rotatemm(i64 noundef %38, i64 noundef 32) #6
  %40 = load ptr, ptr %8, align 8
  %41 = load i32, ptr %12, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i64, ptr %40, i64 %42
  store i64 %39, ptr %43, align 8
  %44 = load ptr, ptr %8, align 8
  %45 = load i32, ptr %12, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr %44, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = load ptr, ptr %8, align 8
  %50 = load i32, ptr %11, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i64, ptr %49, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = add i64 %53, %48
  store i64 %54, ptr %52, align 8
  %55 = load ptr, ptr %8, align 8
  %56 = load i32, ptr %10, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i64, ptr %55, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = load ptr, ptr %8, align 8
  %61 = load i32, ptr %11, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i64, ptr %60, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = xor i64 %59, %64
  %66 = call i64 @_Z6rotatemm(i64 noundef %65, i64 noundef 40) #6
  %67 = load ptr, ptr %8, align 8
  %68 = load i32, ptr %10, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i64, ptr %67, i64 %69
  store i64 %66, ptr %70, align 8
  %71 = load ptr, ptr %8, align 8
  %72 = load i32, ptr %10, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i64, ptr %71, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = load i64, ptr %14, align 8
  %77 = add i64 %75, %76
  %78 = load ptr, ptr %8, align 8
  %79 = load i32, ptr %9, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i64, ptr %78, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = add i64 %82, %77
  store i64 %83, ptr %81, align 8
  %84 = load ptr, ptr %8, align 8
  %85 = load i32, ptr %12, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i64, ptr %84, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = load ptr, ptr %8, align 8
  %90 = load i32, ptr %9, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i64, ptr %89, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = xor i64 %88, %93
  %95 = call i64 @_Z6rotatemm(i64 noundef %94, i64 noundef 48) #6
  %96 = load ptr, ptr %8, align 8
  %97 = load i32, ptr %12, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i64, ptr %96, i64 %98
  store i64 %95, ptr %99, align 8
  %100 = load ptr, ptr %8, align 8
  %101 = load i32, ptr %12, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i64, ptr %100, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = load ptr, ptr %8, align 8
  %106 = load i32, ptr %11, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i64, ptr %105, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = add i64 %109, %104
  store i64 %110, ptr %108, align 8
  %111 = load ptr, ptr %8, align 8
  %112 = load i32, ptr %10, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %111, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = load ptr, ptr %8, align 8
  %117 = load i32, ptr %11, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i64, ptr %116, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = xor i64 %115, %120
  %122 = call i64 @_Z6rotatemm(i64 noundef %121, i64 noundef 1) #6
  %123 = load ptr, ptr %8, align 8
  %124 = load i32, ptr %10, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i64, ptr %123, i64 %125
  store i64 %122, ptr %126, align 8
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #2 {
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

8:                                                ; preds = %6, %4, %2, %1
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  switch i32 %0, label %16 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
  ]

10:                                               ; preds = %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

12:                                               ; preds = %8
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %16

14:                                               ; preds = %8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %16

16:                                               ; preds = %14, %12, %10, %8
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  switch i32 %0, label %24 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %22
  ]

18:                                               ; preds = %16
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %24

20:                                               ; preds = %16
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %24

22:                                               ; preds = %16
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %24

24:                                               ; preds = %16, %18, %20, %22
  %25 = phi i32 [ %23, %22 ], [ %19, %18 ], [ %21, %20 ], [ 0, %16 ]
  %26 = zext nneg i32 %17 to i64
  %27 = zext nneg i32 %9 to i64
  %28 = mul nuw nsw i64 %26, %27
  %29 = zext nneg i32 %25 to i64
  %30 = add nuw nsw i64 %28, %29
  ret i64 %30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i64 @_Z6rotatemm(i64 noundef %0, i64 noundef %1) #2 {
  %3 = tail call noundef i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 0, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"ulong*", !"blake2b_param", !"ulong*"}
!13 = !{!"const", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !15}
