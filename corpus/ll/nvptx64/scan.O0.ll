; ModuleID = 'corpus/opencl/scan.cl'
source_filename = "corpus/opencl/scan.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@scan_inclusive.buf = internal addrspace(3) global [2 x [64 x i32]] undef, align 4
@scan_segmented.val = internal addrspace(3) global [64 x i32] undef, align 4
@scan_segmented.flag = internal addrspace(3) global [64 x i8] undef, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_inclusive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_scan_inclusive(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_scan_inclusive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %12 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %7, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %8, align 4
  store i32 0, ptr %9, align 4
  %16 = load ptr addrspace(1), ptr %4, align 8
  %17 = load i32, ptr %8, align 4
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %16, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4
  %21 = load i32, ptr %7, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @scan_inclusive.buf, i64 0, i64 %22
  store i32 %20, ptr addrspace(3) %23, align 4
  call void @_Z7barrierj(i32 noundef 1) #6
  store i32 1, ptr %10, align 4
  br label %24

24:                                               ; preds = %60, %3
  %25 = load i32, ptr %10, align 4
  %26 = icmp ult i32 %25, 64
  br i1 %26, label %27, label %63

27:                                               ; preds = %24
  %28 = load i32, ptr %9, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [2 x [64 x i32]], ptr addrspace(3) @scan_inclusive.buf, i64 0, i64 %29
  %31 = load i32, ptr %7, align 4
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %30, i64 0, i64 %32
  %34 = load i32, ptr addrspace(3) %33, align 4
  store i32 %34, ptr %11, align 4
  %35 = load i32, ptr %7, align 4
  %36 = load i32, ptr %10, align 4
  %37 = icmp uge i32 %35, %36
  br i1 %37, label %38, label %50

38:                                               ; preds = %27
  %39 = load i32, ptr %9, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [2 x [64 x i32]], ptr addrspace(3) @scan_inclusive.buf, i64 0, i64 %40
  %42 = load i32, ptr %7, align 4
  %43 = load i32, ptr %10, align 4
  %44 = sub i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %41, i64 0, i64 %45
  %47 = load i32, ptr addrspace(3) %46, align 4
  %48 = load i32, ptr %11, align 4
  %49 = add i32 %48, %47
  store i32 %49, ptr %11, align 4
  br label %50

50:                                               ; preds = %38, %27
  %51 = load i32, ptr %9, align 4
  %52 = xor i32 %51, 1
  store i32 %52, ptr %9, align 4
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr %9, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [2 x [64 x i32]], ptr addrspace(3) @scan_inclusive.buf, i64 0, i64 %55
  %57 = load i32, ptr %7, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %56, i64 0, i64 %58
  store i32 %53, ptr addrspace(3) %59, align 4
  call void @_Z7barrierj(i32 noundef 1) #6
  br label %60

60:                                               ; preds = %50
  %61 = load i32, ptr %10, align 4
  %62 = shl i32 %61, 1
  store i32 %62, ptr %10, align 4
  br label %24

63:                                               ; preds = %24
  %64 = load i32, ptr %9, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw [2 x [64 x i32]], ptr addrspace(3) @scan_inclusive.buf, i64 0, i64 %65
  %67 = load i32, ptr %7, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %66, i64 0, i64 %68
  %70 = load i32, ptr addrspace(3) %69, align 4
  %71 = load ptr addrspace(1), ptr %5, align 8
  %72 = load i32, ptr %8, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspace(1) %71, i64 %73
  store i32 %70, ptr addrspace(1) %74, align 4
  %75 = load i32, ptr %7, align 4
  %76 = icmp eq i32 %75, 63
  br i1 %76, label %77, label %86

77:                                               ; preds = %63
  %78 = load i32, ptr %9, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [2 x [64 x i32]], ptr addrspace(3) @scan_inclusive.buf, i64 0, i64 %79
  %81 = getelementptr inbounds [64 x i32], ptr addrspace(3) %80, i64 0, i64 63
  %82 = load i32, ptr addrspace(3) %81, align 4
  %83 = load ptr addrspace(1), ptr %6, align 8
  %84 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %83, i64 %84
  store i32 %82, ptr addrspace(1) %85, align 4
  br label %86

86:                                               ; preds = %77, %63
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_exclusive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(3), ptr %8, align 8
  call void @__clang_ocl_kern_imp_scan_exclusive(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, ptr addrspace(3) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_scan_exclusive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(3) noundef align 4 %3) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(3), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(3) %3, ptr %8, align 8
  %20 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %9, align 4
  %22 = call i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %23 = mul i64 2, %22
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %10, align 4
  %25 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %26 = load i32, ptr %10, align 4
  %27 = zext i32 %26 to i64
  %28 = mul i64 %25, %27
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %11, align 4
  store i32 1, ptr %12, align 4
  %30 = load ptr addrspace(1), ptr %5, align 8
  %31 = load i32, ptr %11, align 4
  %32 = load i32, ptr %9, align 4
  %33 = add i32 %31, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %30, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4
  %37 = load ptr addrspace(3), ptr %8, align 8
  %38 = load i32, ptr %9, align 4
  %39 = load i32, ptr %9, align 4
  %40 = lshr i32 %39, 5
  %41 = add i32 %38, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) %37, i64 %42
  store i32 %36, ptr addrspace(3) %43, align 4
  %44 = load ptr addrspace(1), ptr %5, align 8
  %45 = load i32, ptr %11, align 4
  %46 = load i32, ptr %9, align 4
  %47 = add i32 %45, %46
  %48 = load i32, ptr %10, align 4
  %49 = udiv i32 %48, 2
  %50 = add i32 %47, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %44, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4
  %54 = load ptr addrspace(3), ptr %8, align 8
  %55 = load i32, ptr %9, align 4
  %56 = load i32, ptr %10, align 4
  %57 = udiv i32 %56, 2
  %58 = add i32 %55, %57
  %59 = load i32, ptr %9, align 4
  %60 = load i32, ptr %10, align 4
  %61 = udiv i32 %60, 2
  %62 = add i32 %59, %61
  %63 = lshr i32 %62, 5
  %64 = add i32 %58, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(3) %54, i64 %65
  store i32 %53, ptr addrspace(3) %66, align 4
  %67 = load i32, ptr %10, align 4
  %68 = lshr i32 %67, 1
  store i32 %68, ptr %13, align 4
  br label %69

69:                                               ; preds = %109, %4
  %70 = load i32, ptr %13, align 4
  %71 = icmp ugt i32 %70, 0
  br i1 %71, label %72, label %112

72:                                               ; preds = %69
  call void @_Z7barrierj(i32 noundef 1) #6
  %73 = load i32, ptr %9, align 4
  %74 = load i32, ptr %13, align 4
  %75 = icmp ult i32 %73, %74
  br i1 %75, label %76, label %106

76:                                               ; preds = %72
  %77 = load i32, ptr %12, align 4
  %78 = load i32, ptr %9, align 4
  %79 = mul i32 2, %78
  %80 = add i32 %79, 1
  %81 = mul i32 %77, %80
  %82 = sub i32 %81, 1
  store i32 %82, ptr %14, align 4
  %83 = load i32, ptr %12, align 4
  %84 = load i32, ptr %9, align 4
  %85 = mul i32 2, %84
  %86 = add i32 %85, 2
  %87 = mul i32 %83, %86
  %88 = sub i32 %87, 1
  store i32 %88, ptr %15, align 4
  %89 = load ptr addrspace(3), ptr %8, align 8
  %90 = load i32, ptr %14, align 4
  %91 = load i32, ptr %14, align 4
  %92 = lshr i32 %91, 5
  %93 = add i32 %90, %92
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr addrspace(3) %89, i64 %94
  %96 = load i32, ptr addrspace(3) %95, align 4
  %97 = load ptr addrspace(3), ptr %8, align 8
  %98 = load i32, ptr %15, align 4
  %99 = load i32, ptr %15, align 4
  %100 = lshr i32 %99, 5
  %101 = add i32 %98, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr addrspace(3) %97, i64 %102
  %104 = load i32, ptr addrspace(3) %103, align 4
  %105 = add i32 %104, %96
  store i32 %105, ptr addrspace(3) %103, align 4
  br label %106

106:                                              ; preds = %76, %72
  %107 = load i32, ptr %12, align 4
  %108 = mul i32 %107, 2
  store i32 %108, ptr %12, align 4
  br label %109

109:                                              ; preds = %106
  %110 = load i32, ptr %13, align 4
  %111 = lshr i32 %110, 1
  store i32 %111, ptr %13, align 4
  br label %69

112:                                              ; preds = %69
  %113 = load i32, ptr %9, align 4
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %138

115:                                              ; preds = %112
  %116 = load ptr addrspace(3), ptr %8, align 8
  %117 = load i32, ptr %10, align 4
  %118 = sub i32 %117, 1
  %119 = load i32, ptr %10, align 4
  %120 = sub i32 %119, 1
  %121 = lshr i32 %120, 5
  %122 = add i32 %118, %121
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr addrspace(3) %116, i64 %123
  %125 = load i32, ptr addrspace(3) %124, align 4
  %126 = load ptr addrspace(1), ptr %7, align 8
  %127 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %128 = getelementptr inbounds nuw i32, ptr addrspace(1) %126, i64 %127
  store i32 %125, ptr addrspace(1) %128, align 4
  %129 = load ptr addrspace(3), ptr %8, align 8
  %130 = load i32, ptr %10, align 4
  %131 = sub i32 %130, 1
  %132 = load i32, ptr %10, align 4
  %133 = sub i32 %132, 1
  %134 = lshr i32 %133, 5
  %135 = add i32 %131, %134
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr addrspace(3) %129, i64 %136
  store i32 0, ptr addrspace(3) %137, align 4
  br label %138

138:                                              ; preds = %115, %112
  store i32 1, ptr %16, align 4
  br label %139

139:                                              ; preds = %196, %138
  %140 = load i32, ptr %16, align 4
  %141 = load i32, ptr %10, align 4
  %142 = icmp ult i32 %140, %141
  br i1 %142, label %143, label %199

143:                                              ; preds = %139
  %144 = load i32, ptr %12, align 4
  %145 = lshr i32 %144, 1
  store i32 %145, ptr %12, align 4
  call void @_Z7barrierj(i32 noundef 1) #6
  %146 = load i32, ptr %9, align 4
  %147 = load i32, ptr %16, align 4
  %148 = icmp ult i32 %146, %147
  br i1 %148, label %149, label %195

149:                                              ; preds = %143
  %150 = load i32, ptr %12, align 4
  %151 = load i32, ptr %9, align 4
  %152 = mul i32 2, %151
  %153 = add i32 %152, 1
  %154 = mul i32 %150, %153
  %155 = sub i32 %154, 1
  store i32 %155, ptr %17, align 4
  %156 = load i32, ptr %12, align 4
  %157 = load i32, ptr %9, align 4
  %158 = mul i32 2, %157
  %159 = add i32 %158, 2
  %160 = mul i32 %156, %159
  %161 = sub i32 %160, 1
  store i32 %161, ptr %18, align 4
  %162 = load ptr addrspace(3), ptr %8, align 8
  %163 = load i32, ptr %17, align 4
  %164 = load i32, ptr %17, align 4
  %165 = lshr i32 %164, 5
  %166 = add i32 %163, %165
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr addrspace(3) %162, i64 %167
  %169 = load i32, ptr addrspace(3) %168, align 4
  store i32 %169, ptr %19, align 4
  %170 = load ptr addrspace(3), ptr %8, align 8
  %171 = load i32, ptr %18, align 4
  %172 = load i32, ptr %18, align 4
  %173 = lshr i32 %172, 5
  %174 = add i32 %171, %173
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw i32, ptr addrspace(3) %170, i64 %175
  %177 = load i32, ptr addrspace(3) %176, align 4
  %178 = load ptr addrspace(3), ptr %8, align 8
  %179 = load i32, ptr %17, align 4
  %180 = load i32, ptr %17, align 4
  %181 = lshr i32 %180, 5
  %182 = add i32 %179, %181
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i32, ptr addrspace(3) %178, i64 %183
  store i32 %177, ptr addrspace(3) %184, align 4
  %185 = load i32, ptr %19, align 4
  %186 = load ptr addrspace(3), ptr %8, align 8
  %187 = load i32, ptr %18, align 4
  %188 = load i32, ptr %18, align 4
  %189 = lshr i32 %188, 5
  %190 = add i32 %187, %189
  %191 = zext i32 %190 to i64
  %192 = getelementptr inbounds nuw i32, ptr addrspace(3) %186, i64 %191
  %193 = load i32, ptr addrspace(3) %192, align 4
  %194 = add i32 %193, %185
  store i32 %194, ptr addrspace(3) %192, align 4
  br label %195

195:                                              ; preds = %149, %143
  br label %196

196:                                              ; preds = %195
  %197 = load i32, ptr %16, align 4
  %198 = mul i32 %197, 2
  store i32 %198, ptr %16, align 4
  br label %139

199:                                              ; preds = %139
  call void @_Z7barrierj(i32 noundef 1) #6
  %200 = load ptr addrspace(3), ptr %8, align 8
  %201 = load i32, ptr %9, align 4
  %202 = load i32, ptr %9, align 4
  %203 = lshr i32 %202, 5
  %204 = add i32 %201, %203
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds nuw i32, ptr addrspace(3) %200, i64 %205
  %207 = load i32, ptr addrspace(3) %206, align 4
  %208 = load ptr addrspace(1), ptr %6, align 8
  %209 = load i32, ptr %11, align 4
  %210 = load i32, ptr %9, align 4
  %211 = add i32 %209, %210
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw i32, ptr addrspace(1) %208, i64 %212
  store i32 %207, ptr addrspace(1) %213, align 4
  %214 = load ptr addrspace(3), ptr %8, align 8
  %215 = load i32, ptr %9, align 4
  %216 = load i32, ptr %10, align 4
  %217 = udiv i32 %216, 2
  %218 = add i32 %215, %217
  %219 = load i32, ptr %9, align 4
  %220 = load i32, ptr %10, align 4
  %221 = udiv i32 %220, 2
  %222 = add i32 %219, %221
  %223 = lshr i32 %222, 5
  %224 = add i32 %218, %223
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds nuw i32, ptr addrspace(3) %214, i64 %225
  %227 = load i32, ptr addrspace(3) %226, align 4
  %228 = load ptr addrspace(1), ptr %6, align 8
  %229 = load i32, ptr %11, align 4
  %230 = load i32, ptr %9, align 4
  %231 = add i32 %229, %230
  %232 = load i32, ptr %10, align 4
  %233 = udiv i32 %232, 2
  %234 = add i32 %231, %233
  %235 = zext i32 %234 to i64
  %236 = getelementptr inbounds nuw i32, ptr addrspace(1) %228, i64 %235
  store i32 %227, ptr addrspace(1) %236, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @add_offsets(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_add_offsets(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_add_offsets(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4
  %9 = zext i32 %8 to i64
  %10 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %12, label %23

12:                                               ; preds = %7
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i32, ptr %6, align 4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = load i32, ptr %5, align 4
  %19 = add i32 %18, %17
  store i32 %19, ptr %5, align 4
  br label %20

20:                                               ; preds = %12
  %21 = load i32, ptr %6, align 4
  %22 = add i32 %21, 1
  store i32 %22, ptr %6, align 4
  br label %7

23:                                               ; preds = %7
  %24 = load i32, ptr %5, align 4
  %25 = load ptr addrspace(1), ptr %3, align 8
  %26 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = add i32 %28, %24
  store i32 %29, ptr addrspace(1) %27, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_segmented(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_scan_segmented(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_scan_segmented(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %11 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %7, align 4
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [64 x i32], ptr addrspace(3) @scan_segmented.val, i64 0, i64 %19
  store i32 %17, ptr addrspace(3) %20, align 4
  %21 = load i32, ptr %7, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %3
  %24 = load ptr addrspace(1), ptr %5, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr addrspace(1) %24, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1
  %29 = zext i8 %28 to i32
  %30 = icmp eq i32 %29, 0
  br label %31

31:                                               ; preds = %23, %3
  %32 = phi i1 [ true, %3 ], [ %30, %23 ]
  %33 = zext i1 %32 to i32
  %34 = trunc i32 %33 to i8
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [64 x i8], ptr addrspace(3) @scan_segmented.flag, i64 0, i64 %36
  store i8 %34, ptr addrspace(3) %37, align 1
  call void @_Z7barrierj(i32 noundef 1) #6
  store i32 1, ptr %8, align 4
  br label %38

38:                                               ; preds = %80, %31
  %39 = load i32, ptr %8, align 4
  %40 = icmp slt i32 %39, 64
  br i1 %40, label %41, label %83

41:                                               ; preds = %38
  %42 = load i32, ptr %7, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [64 x i32], ptr addrspace(3) @scan_segmented.val, i64 0, i64 %43
  %45 = load i32, ptr addrspace(3) %44, align 4
  store i32 %45, ptr %9, align 4
  %46 = load i32, ptr %7, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [64 x i8], ptr addrspace(3) @scan_segmented.flag, i64 0, i64 %47
  %49 = load i8, ptr addrspace(3) %48, align 1
  store i8 %49, ptr %10, align 1
  %50 = load i32, ptr %7, align 4
  %51 = load i32, ptr %8, align 4
  %52 = icmp sge i32 %50, %51
  br i1 %52, label %53, label %71

53:                                               ; preds = %41
  %54 = load i8, ptr %10, align 1
  %55 = icmp ne i8 %54, 0
  br i1 %55, label %71, label %56

56:                                               ; preds = %53
  %57 = load i32, ptr %7, align 4
  %58 = load i32, ptr %8, align 4
  %59 = sub nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [64 x i32], ptr addrspace(3) @scan_segmented.val, i64 0, i64 %60
  %62 = load i32, ptr addrspace(3) %61, align 4
  %63 = load i32, ptr %9, align 4
  %64 = add nsw i32 %63, %62
  store i32 %64, ptr %9, align 4
  %65 = load i32, ptr %7, align 4
  %66 = load i32, ptr %8, align 4
  %67 = sub nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [64 x i8], ptr addrspace(3) @scan_segmented.flag, i64 0, i64 %68
  %70 = load i8, ptr addrspace(3) %69, align 1
  store i8 %70, ptr %10, align 1
  br label %71

71:                                               ; preds = %56, %53, %41
  call void @_Z7barrierj(i32 noundef 1) #6
  %72 = load i32, ptr %9, align 4
  %73 = load i32, ptr %7, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [64 x i32], ptr addrspace(3) @scan_segmented.val, i64 0, i64 %74
  store i32 %72, ptr addrspace(3) %75, align 4
  %76 = load i8, ptr %10, align 1
  %77 = load i32, ptr %7, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [64 x i8], ptr addrspace(3) @scan_segmented.flag, i64 0, i64 %78
  store i8 %76, ptr addrspace(3) %79, align 1
  call void @_Z7barrierj(i32 noundef 1) #6
  br label %80

80:                                               ; preds = %71
  %81 = load i32, ptr %8, align 4
  %82 = shl i32 %81, 1
  store i32 %82, ptr %8, align 4
  br label %38

83:                                               ; preds = %38
  %84 = load i32, ptr %7, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [64 x i32], ptr addrspace(3) @scan_segmented.val, i64 0, i64 %85
  %87 = load i32, ptr addrspace(3) %86, align 4
  %88 = load ptr addrspace(1), ptr %6, align 8
  %89 = load i32, ptr %7, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 %90
  store i32 %87, ptr addrspace(1) %91, align 4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #2 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #4 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #4 {
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

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 1025) i64 @_Z14get_local_sizej(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"uint*"}
!13 = !{!"const", !"", !""}
!14 = !{i32 1, i32 1, i32 1, i32 3}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"uint*", !"uint*", !"uint*", !"uint*"}
!17 = !{!"const", !"", !"", !""}
!18 = !{i32 1, i32 1}
!19 = !{!"none", !"none"}
!20 = !{!"uint*", !"uint*"}
!21 = !{!"", !"const"}
!22 = !{!"int*", !"uchar*", !"int*"}
!23 = !{!"const", !"const", !""}
