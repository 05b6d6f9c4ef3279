; ModuleID = 'corpus/opencl/switch_machine.cl'
source_filename = "corpus/opencl/switch_machine.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bytecode_vm(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_bytecode_vm(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_bytecode_vm(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [16 x i32], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i8, align 1
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %9, align 4
  store i32 0, ptr %11, align 4
  br label %23

23:                                               ; preds = %31, %4
  %24 = load i32, ptr %11, align 4
  %25 = icmp slt i32 %24, 16
  br i1 %25, label %26, label %34

26:                                               ; preds = %23
  %27 = load i32, ptr %11, align 4
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %29
  store i32 %27, ptr %30, align 4
  br label %31

31:                                               ; preds = %26
  %32 = load i32, ptr %11, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %11, align 4
  br label %23

34:                                               ; preds = %23
  store i32 4, ptr %12, align 4
  %35 = load i32, ptr %9, align 4
  store i32 %35, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %36

36:                                               ; preds = %194, %34
  %37 = load i32, ptr %15, align 4
  %38 = load i32, ptr %8, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %43

40:                                               ; preds = %36
  %41 = load i32, ptr %14, align 4
  %42 = icmp slt i32 %41, 100
  br label %43

43:                                               ; preds = %40, %36
  %44 = phi i1 [ false, %36 ], [ %42, %40 ]
  br i1 %44, label %45, label %197

45:                                               ; preds = %43
  %46 = load ptr addrspace(1), ptr %5, align 8
  %47 = load i32, ptr %15, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %15, align 4
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds i8, ptr addrspace(1) %46, i64 %49
  %51 = load i8, ptr addrspace(1) %50, align 1
  store i8 %51, ptr %16, align 1
  %52 = load i8, ptr %16, align 1
  %53 = zext i8 %52 to i32
  switch i32 %53, label %189 [
    i32 0, label %54
    i32 1, label %61
    i32 2, label %84
    i32 3, label %94
    i32 4, label %104
    i32 5, label %124
    i32 6, label %134
    i32 7, label %142
    i32 8, label %152
    i32 9, label %170
    i32 10, label %173
    i32 11, label %183
  ]

54:                                               ; preds = %45
  %55 = load i32, ptr %12, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load i32, ptr %13, align 4
  %60 = xor i32 %59, %58
  store i32 %60, ptr %13, align 4
  br label %193

61:                                               ; preds = %45
  %62 = load i32, ptr %13, align 4
  %63 = load i32, ptr %12, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %64
  store i32 %62, ptr %65, align 4
  %66 = load i32, ptr %12, align 4
  %67 = add nsw i32 %66, 1
  %68 = and i32 %67, 15
  store i32 %68, ptr %12, align 4
  %69 = load ptr addrspace(1), ptr %6, align 8
  %70 = load i32, ptr %9, align 4
  %71 = mul nsw i32 %70, 4
  %72 = load ptr addrspace(1), ptr %5, align 8
  %73 = load i32, ptr %15, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %15, align 4
  %75 = sext i32 %73 to i64
  %76 = getelementptr inbounds i8, ptr addrspace(1) %72, i64 %75
  %77 = load i8, ptr addrspace(1) %76, align 1
  %78 = zext i8 %77 to i32
  %79 = and i32 %78, 3
  %80 = add nsw i32 %71, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4
  store i32 %83, ptr %13, align 4
  br label %193

84:                                               ; preds = %45
  %85 = load i32, ptr %12, align 4
  %86 = add nsw i32 %85, 15
  %87 = and i32 %86, 15
  store i32 %87, ptr %12, align 4
  %88 = load i32, ptr %13, align 4
  %89 = load i32, ptr %12, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = add i32 %88, %92
  store i32 %93, ptr %13, align 4
  br label %193

94:                                               ; preds = %45
  %95 = load i32, ptr %12, align 4
  %96 = add nsw i32 %95, 15
  %97 = and i32 %96, 15
  store i32 %97, ptr %12, align 4
  %98 = load i32, ptr %13, align 4
  %99 = load i32, ptr %12, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = mul i32 %98, %102
  store i32 %103, ptr %13, align 4
  br label %193

104:                                              ; preds = %45
  %105 = load i32, ptr %12, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = icmp ne i32 %108, 0
  br i1 %109, label %110, label %120

110:                                              ; preds = %104
  %111 = load i32, ptr %13, align 4
  %112 = load i32, ptr %12, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = ashr i32 %115, 4
  %117 = call i32 @_Z3absi(i32 noundef %116) #6
  %118 = add i32 %117, 1
  %119 = urem i32 %111, %118
  br label %122

120:                                              ; preds = %104
  %121 = load i32, ptr %13, align 4
  br label %122

122:                                              ; preds = %120, %110
  %123 = phi i32 [ %119, %110 ], [ %121, %120 ]
  store i32 %123, ptr %13, align 4
  br label %193

124:                                              ; preds = %45
  %125 = load i32, ptr %13, align 4
  %126 = load ptr addrspace(1), ptr %5, align 8
  %127 = load i32, ptr %15, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %15, align 4
  %129 = sext i32 %127 to i64
  %130 = getelementptr inbounds i8, ptr addrspace(1) %126, i64 %129
  %131 = load i8, ptr addrspace(1) %130, align 1
  %132 = zext i8 %131 to i32
  %133 = call i32 @_Z6rotatejj(i32 noundef %125, i32 noundef %132) #6
  store i32 %133, ptr %13, align 4
  br label %193

134:                                              ; preds = %45
  %135 = load i32, ptr %13, align 4
  %136 = and i32 %135, 1
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %138, label %141

138:                                              ; preds = %134
  %139 = load i32, ptr %15, align 4
  %140 = add nsw i32 %139, 2
  store i32 %140, ptr %15, align 4
  br label %141

141:                                              ; preds = %138, %134
  br label %193

142:                                              ; preds = %45
  %143 = load i32, ptr %13, align 4
  %144 = icmp slt i32 %143, 0
  br i1 %144, label %145, label %148

145:                                              ; preds = %142
  %146 = load i32, ptr %13, align 4
  %147 = xor i32 %146, -1
  br label %150

148:                                              ; preds = %142
  %149 = load i32, ptr %13, align 4
  br label %150

150:                                              ; preds = %148, %145
  %151 = phi i32 [ %147, %145 ], [ %149, %148 ]
  store i32 %151, ptr %13, align 4
  br label %193

152:                                              ; preds = %45
  store i32 0, ptr %17, align 4
  br label %153

153:                                              ; preds = %166, %152
  %154 = load i32, ptr %17, align 4
  %155 = icmp slt i32 %154, 3
  br i1 %155, label %156, label %169

156:                                              ; preds = %153
  %157 = load i32, ptr %17, align 4
  %158 = load i32, ptr %12, align 4
  %159 = load i32, ptr %17, align 4
  %160 = add nsw i32 %158, %159
  %161 = and i32 %160, 15
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = add nsw i32 %164, %157
  store i32 %165, ptr %163, align 4
  br label %166

166:                                              ; preds = %156
  %167 = load i32, ptr %17, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %17, align 4
  br label %153

169:                                              ; preds = %153
  br label %193

170:                                              ; preds = %45
  %171 = load i32, ptr %13, align 4
  %172 = ashr i32 %171, 3
  store i32 %172, ptr %13, align 4
  br label %193

173:                                              ; preds = %45
  %174 = load i32, ptr %12, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %175
  %177 = load i32, ptr %176, align 4
  store i32 %177, ptr %18, align 4
  %178 = load i32, ptr %13, align 4
  %179 = load i32, ptr %12, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %180
  store i32 %178, ptr %181, align 4
  %182 = load i32, ptr %18, align 4
  store i32 %182, ptr %13, align 4
  br label %193

183:                                              ; preds = %45
  %184 = load i32, ptr %13, align 4
  %185 = call i32 @_Z8popcounti(i32 noundef %184) #6
  %186 = load i8, ptr %16, align 1
  %187 = zext i8 %186 to i32
  %188 = add nsw i32 %185, %187
  store i32 %188, ptr %13, align 4
  br label %193

189:                                              ; preds = %45
  %190 = load i32, ptr %13, align 4
  %191 = ashr i32 %190, 1
  %192 = sub nsw i32 -1, %191
  store i32 %192, ptr %13, align 4
  br label %193

193:                                              ; preds = %189, %183, %173, %170, %169, %150, %141, %124, %122, %94, %84, %61, %54
  br label %194

194:                                              ; preds = %193
  %195 = load i32, ptr %14, align 4
  %196 = add nsw i32 %195, 1
  store i32 %196, ptr %14, align 4
  br label %36

197:                                              ; preds = %43
  %198 = load i32, ptr %13, align 4
  store i32 %198, ptr %19, align 4
  store i32 0, ptr %20, align 4
  br label %199

199:                                              ; preds = %210, %197
  %200 = load i32, ptr %20, align 4
  %201 = icmp slt i32 %200, 16
  br i1 %201, label %202, label %213

202:                                              ; preds = %199
  %203 = load i32, ptr %19, align 4
  %204 = mul i32 %203, 31
  %205 = load i32, ptr %20, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %206
  %208 = load i32, ptr %207, align 4
  %209 = add i32 %204, %208
  store i32 %209, ptr %19, align 4
  br label %210

210:                                              ; preds = %202
  %211 = load i32, ptr %20, align 4
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %20, align 4
  br label %199

213:                                              ; preds = %199
  %214 = load i32, ptr %19, align 4
  %215 = load ptr addrspace(1), ptr %7, align 8
  %216 = load i32, ptr %9, align 4
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds i32, ptr addrspace(1) %215, i64 %217
  store i32 %214, ptr addrspace(1) %218, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lex_numbers(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_lex_numbers(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lex_numbers(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  store i32 0, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %22

22:                                               ; preds = %133, %4
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %8, align 4
  %25 = icmp sle i32 %23, %24
  br i1 %25, label %26, label %136

26:                                               ; preds = %22
  %27 = load i32, ptr %17, align 4
  %28 = load i32, ptr %8, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %41

30:                                               ; preds = %26
  %31 = load ptr addrspace(1), ptr %5, align 8
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %8, align 4
  %34 = mul nsw i32 %32, %33
  %35 = load i32, ptr %17, align 4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr addrspace(1) %31, i64 %37
  %39 = load i8, ptr addrspace(1) %38, align 1
  %40 = zext i8 %39 to i32
  br label %42

41:                                               ; preds = %26
  br label %42

42:                                               ; preds = %41, %30
  %43 = phi i32 [ %40, %30 ], [ 44, %41 ]
  %44 = trunc i32 %43 to i8
  store i8 %44, ptr %18, align 1
  %45 = load i8, ptr %18, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 44
  br i1 %47, label %48, label %72

48:                                               ; preds = %42
  %49 = load i32, ptr %10, align 4
  switch i32 %49, label %68 [
    i32 2, label %50
    i32 4, label %64
    i32 0, label %67
  ]

50:                                               ; preds = %48
  %51 = load i32, ptr %14, align 4
  %52 = add i32 %51, 1
  store i32 %52, ptr %14, align 4
  %53 = load i32, ptr %12, align 4
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %50
  %56 = load i32, ptr %11, align 4
  %57 = sub nsw i32 0, %56
  br label %60

58:                                               ; preds = %50
  %59 = load i32, ptr %11, align 4
  br label %60

60:                                               ; preds = %58, %55
  %61 = phi i32 [ %57, %55 ], [ %59, %58 ]
  %62 = load i32, ptr %13, align 4
  %63 = add nsw i32 %62, %61
  store i32 %63, ptr %13, align 4
  br label %71

64:                                               ; preds = %48
  %65 = load i32, ptr %15, align 4
  %66 = add i32 %65, 1
  store i32 %66, ptr %15, align 4
  br label %71

67:                                               ; preds = %48
  br label %71

68:                                               ; preds = %48
  %69 = load i32, ptr %16, align 4
  %70 = add i32 %69, 1
  store i32 %70, ptr %16, align 4
  br label %71

71:                                               ; preds = %68, %67, %64, %60
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %133

72:                                               ; preds = %42
  %73 = load i8, ptr %18, align 1
  %74 = zext i8 %73 to i32
  %75 = icmp sge i32 %74, 48
  br i1 %75, label %76, label %80

76:                                               ; preds = %72
  %77 = load i8, ptr %18, align 1
  %78 = zext i8 %77 to i32
  %79 = icmp sle i32 %78, 57
  br label %80

80:                                               ; preds = %76, %72
  %81 = phi i1 [ false, %72 ], [ %79, %76 ]
  %82 = zext i1 %81 to i8
  store i8 %82, ptr %19, align 1
  %83 = load i32, ptr %10, align 4
  switch i32 %83, label %131 [
    i32 0, label %84
    i32 1, label %98
    i32 2, label %108
    i32 3, label %126
    i32 4, label %126
  ]

84:                                               ; preds = %80
  %85 = load i8, ptr %18, align 1
  %86 = zext i8 %85 to i32
  %87 = icmp eq i32 %86, 45
  br i1 %87, label %92, label %88

88:                                               ; preds = %84
  %89 = load i8, ptr %18, align 1
  %90 = zext i8 %89 to i32
  %91 = icmp eq i32 %90, 43
  br i1 %91, label %92, label %97

92:                                               ; preds = %88, %84
  %93 = load i8, ptr %18, align 1
  %94 = zext i8 %93 to i32
  %95 = icmp eq i32 %94, 45
  %96 = zext i1 %95 to i32
  store i32 %96, ptr %12, align 4
  store i32 1, ptr %10, align 4
  br label %132

97:                                               ; preds = %88
  br label %98

98:                                               ; preds = %80, %97
  %99 = load i8, ptr %19, align 1
  %100 = trunc i8 %99 to i1
  br i1 %100, label %107, label %101

101:                                              ; preds = %98
  %102 = load i8, ptr %18, align 1
  %103 = zext i8 %102 to i32
  %104 = icmp eq i32 %103, 46
  %105 = zext i1 %104 to i64
  %106 = select i1 %104, i32 3, i32 5
  store i32 %106, ptr %10, align 4
  br label %132

107:                                              ; preds = %98
  store i32 2, ptr %10, align 4
  br label %108

108:                                              ; preds = %80, %107
  %109 = load i8, ptr %19, align 1
  %110 = trunc i8 %109 to i1
  br i1 %110, label %111, label %119

111:                                              ; preds = %108
  %112 = load i32, ptr %11, align 4
  %113 = mul nsw i32 %112, 10
  %114 = load i8, ptr %18, align 1
  %115 = zext i8 %114 to i32
  %116 = sub nsw i32 %115, 48
  %117 = add nsw i32 %113, %116
  %118 = srem i32 %117, 1000003
  store i32 %118, ptr %11, align 4
  br label %125

119:                                              ; preds = %108
  %120 = load i8, ptr %18, align 1
  %121 = zext i8 %120 to i32
  %122 = icmp eq i32 %121, 46
  %123 = zext i1 %122 to i64
  %124 = select i1 %122, i32 3, i32 5
  store i32 %124, ptr %10, align 4
  br label %125

125:                                              ; preds = %119, %111
  br label %132

126:                                              ; preds = %80, %80
  %127 = load i8, ptr %19, align 1
  %128 = trunc i8 %127 to i1
  %129 = zext i1 %128 to i64
  %130 = select i1 %128, i32 4, i32 5
  store i32 %130, ptr %10, align 4
  br label %132

131:                                              ; preds = %80
  br label %132

132:                                              ; preds = %131, %126, %125, %101, %92
  br label %133

133:                                              ; preds = %132, %71
  %134 = load i32, ptr %17, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %17, align 4
  br label %22

136:                                              ; preds = %22
  %137 = load i32, ptr %14, align 4
  %138 = load i32, ptr %15, align 4
  %139 = shl i32 %138, 8
  %140 = or i32 %137, %139
  %141 = load i32, ptr %16, align 4
  %142 = shl i32 %141, 16
  %143 = or i32 %140, %142
  %144 = load ptr addrspace(1), ptr %6, align 8
  %145 = load i32, ptr %9, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i32, ptr addrspace(1) %144, i64 %146
  store i32 %143, ptr addrspace(1) %147, align 4
  %148 = load i32, ptr %13, align 4
  %149 = load ptr addrspace(1), ptr %7, align 8
  %150 = load i32, ptr %9, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i32, ptr addrspace(1) %149, i64 %151
  store i32 %148, ptr addrspace(1) %152, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @utf8_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_utf8_decode(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 16 %8, i32 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_utf8_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %18

18:                                               ; preds = %101, %3
  %19 = load i32, ptr %13, align 4
  %20 = load i32, ptr %6, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %104

22:                                               ; preds = %18
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = load i32, ptr %7, align 4
  %25 = load i32, ptr %6, align 4
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %13, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr addrspace(1) %23, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1
  store i8 %31, ptr %14, align 1
  %32 = load i8, ptr %14, align 1
  %33 = zext i8 %32 to i32
  %34 = ashr i32 %33, 4
  switch i32 %34, label %90 [
    i32 0, label %35
    i32 1, label %35
    i32 2, label %35
    i32 3, label %35
    i32 4, label %35
    i32 5, label %35
    i32 6, label %35
    i32 7, label %35
    i32 8, label %43
    i32 9, label %43
    i32 10, label %43
    i32 11, label %43
    i32 12, label %58
    i32 13, label %58
    i32 14, label %67
    i32 15, label %76
  ]

35:                                               ; preds = %22, %22, %22, %22, %22, %22, %22, %22
  %36 = load i32, ptr %8, align 4
  %37 = icmp ne i32 %36, 0
  %38 = zext i1 %37 to i32
  %39 = load i32, ptr %10, align 4
  %40 = add i32 %39, %38
  store i32 %40, ptr %10, align 4
  store i32 0, ptr %8, align 4
  %41 = load i8, ptr %14, align 1
  %42 = zext i8 %41 to i32
  store i32 %42, ptr %9, align 4
  br label %90

43:                                               ; preds = %22, %22, %22, %22
  %44 = load i32, ptr %8, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %49

46:                                               ; preds = %43
  %47 = load i32, ptr %10, align 4
  %48 = add i32 %47, 1
  store i32 %48, ptr %10, align 4
  br label %101

49:                                               ; preds = %43
  %50 = load i32, ptr %9, align 4
  %51 = shl i32 %50, 6
  %52 = load i8, ptr %14, align 1
  %53 = zext i8 %52 to i32
  %54 = and i32 %53, 63
  %55 = or i32 %51, %54
  store i32 %55, ptr %9, align 4
  %56 = load i32, ptr %8, align 4
  %57 = add i32 %56, -1
  store i32 %57, ptr %8, align 4
  br label %90

58:                                               ; preds = %22, %22
  %59 = load i32, ptr %8, align 4
  %60 = icmp ne i32 %59, 0
  %61 = zext i1 %60 to i32
  %62 = load i32, ptr %10, align 4
  %63 = add i32 %62, %61
  store i32 %63, ptr %10, align 4
  store i32 1, ptr %8, align 4
  %64 = load i8, ptr %14, align 1
  %65 = zext i8 %64 to i32
  %66 = and i32 %65, 31
  store i32 %66, ptr %9, align 4
  br label %90

67:                                               ; preds = %22
  %68 = load i32, ptr %8, align 4
  %69 = icmp ne i32 %68, 0
  %70 = zext i1 %69 to i32
  %71 = load i32, ptr %10, align 4
  %72 = add i32 %71, %70
  store i32 %72, ptr %10, align 4
  store i32 2, ptr %8, align 4
  %73 = load i8, ptr %14, align 1
  %74 = zext i8 %73 to i32
  %75 = and i32 %74, 15
  store i32 %75, ptr %9, align 4
  br label %90

76:                                               ; preds = %22
  %77 = load i32, ptr %8, align 4
  %78 = icmp ne i32 %77, 0
  %79 = zext i1 %78 to i32
  %80 = load i8, ptr %14, align 1
  %81 = zext i8 %80 to i32
  %82 = icmp sgt i32 %81, 244
  %83 = zext i1 %82 to i32
  %84 = add nsw i32 %79, %83
  %85 = load i32, ptr %10, align 4
  %86 = add i32 %85, %84
  store i32 %86, ptr %10, align 4
  store i32 3, ptr %8, align 4
  %87 = load i8, ptr %14, align 1
  %88 = zext i8 %87 to i32
  %89 = and i32 %88, 7
  store i32 %89, ptr %9, align 4
  br label %90

90:                                               ; preds = %22, %76, %67, %58, %49, %35
  %91 = load i32, ptr %8, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %100

93:                                               ; preds = %90
  %94 = load i32, ptr %11, align 4
  %95 = add i32 %94, 1
  store i32 %95, ptr %11, align 4
  %96 = load i32, ptr %12, align 4
  %97 = call i32 @_Z6rotatejj(i32 noundef %96, i32 noundef 5) #6
  %98 = load i32, ptr %9, align 4
  %99 = xor i32 %97, %98
  store i32 %99, ptr %12, align 4
  br label %100

100:                                              ; preds = %93, %90
  br label %101

101:                                              ; preds = %100, %46
  %102 = load i32, ptr %13, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %13, align 4
  br label %18

104:                                              ; preds = %18
  %105 = load i32, ptr %11, align 4
  %106 = insertelement <4 x i32> poison, i32 %105, i32 0
  %107 = load i32, ptr %10, align 4
  %108 = insertelement <4 x i32> %106, i32 %107, i32 1
  %109 = load i32, ptr %12, align 4
  %110 = insertelement <4 x i32> %108, i32 %109, i32 2
  %111 = load i32, ptr %8, align 4
  %112 = insertelement <4 x i32> %110, i32 %111, i32 3
  store <4 x i32> %112, ptr %15, align 16
  %113 = load <4 x i32>, ptr %15, align 16
  %114 = load ptr addrspace(1), ptr %5, align 8
  %115 = load i32, ptr %7, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %114, i64 %116
  store <4 x i32> %113, ptr addrspace(1) %117, align 16
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
define internal noundef range(i32 0, -2147483647) i32 @_Z3absi(i32 noundef %0) #2 {
  %2 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %0, i1 false)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 33) i32 @_Z8popcounti(i32 noundef %0) #2 {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  ret i32 %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"int*", !"int*", !"int"}
!13 = !{!"const", !"const", !"", !""}
!14 = !{!"uchar*", !"uint*", !"int*", !"int"}
!15 = !{!"const", !"", !"", !""}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"uchar*", !"uint4*", !"int"}
!19 = !{!"uchar*", !"uint __attribute__((ext_vector_type(4)))*", !"int"}
!20 = !{!"const", !"", !""}
