; ModuleID = 'corpus/opencl/des_bitslice.cl'
source_filename = "corpus/opencl/des_bitslice.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s1 = dso_local addrspace(4) constant [4 x i64] [i64 -8746754110685546983, i64 -5708445451402336579, i64 2876063562204127017, i64 -7963515302224743304], align 8
@s2 = dso_local addrspace(4) constant [4 x i64] [i64 -2191536206657640871, i64 7564143116803294185, i64 8388670587917344707, i64 -3664985810666187121], align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @des_sboxes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_des_sboxes(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_des_sboxes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [12 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  store i32 0, ptr %7, align 4
  br label %11

11:                                               ; preds = %26, %2
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 %12, 12
  br i1 %13, label %14, label %29

14:                                               ; preds = %11
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = mul i32 %16, 12
  %18 = load i32, ptr %7, align 4
  %19 = add i32 %17, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [12 x i32], ptr %6, i64 0, i64 %24
  store i32 %22, ptr %25, align 4
  br label %26

26:                                               ; preds = %14
  %27 = load i32, ptr %7, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %7, align 4
  br label %11

29:                                               ; preds = %11
  store i32 0, ptr %8, align 4
  br label %30

30:                                               ; preds = %62, %29
  %31 = load i32, ptr %8, align 4
  %32 = icmp slt i32 %31, 4
  br i1 %32, label %33, label %65

33:                                               ; preds = %30
  %34 = getelementptr inbounds [12 x i32], ptr %6, i64 0, i64 0
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x i64], ptr addrspace(4) @s1, i64 0, i64 %36
  %38 = load i64, ptr addrspace(4) %37, align 8
  %39 = call i32 @lookup(ptr noundef %34, i64 noundef %38) #4
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = load i32, ptr %5, align 4
  %42 = mul i32 %41, 8
  %43 = load i32, ptr %8, align 4
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %45
  store i32 %39, ptr addrspace(1) %46, align 4
  %47 = getelementptr inbounds [12 x i32], ptr %6, i64 0, i64 0
  %48 = getelementptr inbounds i32, ptr %47, i64 6
  %49 = load i32, ptr %8, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x i64], ptr addrspace(4) @s2, i64 0, i64 %50
  %52 = load i64, ptr addrspace(4) %51, align 8
  %53 = call i32 @lookup(ptr noundef %48, i64 noundef %52) #4
  %54 = load ptr addrspace(1), ptr %4, align 8
  %55 = load i32, ptr %5, align 4
  %56 = mul i32 %55, 8
  %57 = add i32 %56, 4
  %58 = load i32, ptr %8, align 4
  %59 = add i32 %57, %58
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %54, i64 %60
  store i32 %53, ptr addrspace(1) %61, align 4
  br label %62

62:                                               ; preds = %33
  %63 = load i32, ptr %8, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %8, align 4
  br label %30, !llvm.loop !14

65:                                               ; preds = %30
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @feistel_bitslice(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_feistel_bitslice(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_feistel_bitslice(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [8 x i32], align 4
  %9 = alloca [8 x i32], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [12 x i32], align 4
  %13 = alloca [8 x i32], align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 0) #5
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %7, align 4
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %48, %3
  %22 = load i32, ptr %10, align 4
  %23 = icmp slt i32 %22, 8
  br i1 %23, label %24, label %51

24:                                               ; preds = %21
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i32, ptr %7, align 4
  %27 = mul i32 %26, 16
  %28 = load i32, ptr %10, align 4
  %29 = add i32 %27, %28
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %34
  store i32 %32, ptr %35, align 4
  %36 = load ptr addrspace(1), ptr %4, align 8
  %37 = load i32, ptr %7, align 4
  %38 = mul i32 %37, 16
  %39 = add i32 %38, 8
  %40 = load i32, ptr %10, align 4
  %41 = add i32 %39, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4
  %45 = load i32, ptr %10, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %46
  store i32 %44, ptr %47, align 4
  br label %48

48:                                               ; preds = %24
  %49 = load i32, ptr %10, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %10, align 4
  br label %21

51:                                               ; preds = %21
  store i32 0, ptr %11, align 4
  br label %52

52:                                               ; preds = %164, %51
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr %6, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %167

56:                                               ; preds = %52
  store i32 0, ptr %14, align 4
  br label %57

57:                                               ; preds = %99, %56
  %58 = load i32, ptr %14, align 4
  %59 = icmp slt i32 %58, 6
  br i1 %59, label %60, label %102

60:                                               ; preds = %57
  %61 = load i32, ptr %14, align 4
  %62 = add nsw i32 %61, 7
  %63 = and i32 %62, 7
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = load ptr addrspace(1), ptr %5, align 8
  %68 = load i32, ptr %7, align 4
  %69 = mul i32 %68, 12
  %70 = load i32, ptr %14, align 4
  %71 = add i32 %69, %70
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i64 %72
  %74 = load i32, ptr addrspace(1) %73, align 4
  %75 = xor i32 %66, %74
  %76 = load i32, ptr %14, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [12 x i32], ptr %12, i64 0, i64 %77
  store i32 %75, ptr %78, align 4
  %79 = load i32, ptr %14, align 4
  %80 = add nsw i32 %79, 3
  %81 = and i32 %80, 7
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = load ptr addrspace(1), ptr %5, align 8
  %86 = load i32, ptr %7, align 4
  %87 = mul i32 %86, 12
  %88 = add i32 %87, 6
  %89 = load i32, ptr %14, align 4
  %90 = add i32 %88, %89
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %85, i64 %91
  %93 = load i32, ptr addrspace(1) %92, align 4
  %94 = xor i32 %84, %93
  %95 = load i32, ptr %14, align 4
  %96 = add nsw i32 6, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [12 x i32], ptr %12, i64 0, i64 %97
  store i32 %94, ptr %98, align 4
  br label %99

99:                                               ; preds = %60
  %100 = load i32, ptr %14, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %14, align 4
  br label %57

102:                                              ; preds = %57
  store i32 0, ptr %15, align 4
  br label %103

103:                                              ; preds = %132, %102
  %104 = load i32, ptr %15, align 4
  %105 = icmp slt i32 %104, 4
  br i1 %105, label %106, label %135

106:                                              ; preds = %103
  %107 = getelementptr inbounds [12 x i32], ptr %12, i64 0, i64 0
  %108 = load i32, ptr %15, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x i64], ptr addrspace(4) @s1, i64 0, i64 %109
  %111 = load i64, ptr addrspace(4) %110, align 8
  %112 = call i32 @lookup(ptr noundef %107, i64 noundef %111) #4
  %113 = load i32, ptr %15, align 4
  %114 = mul nsw i32 %113, 3
  %115 = add nsw i32 %114, 1
  %116 = and i32 %115, 7
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [8 x i32], ptr %13, i64 0, i64 %117
  store i32 %112, ptr %118, align 4
  %119 = getelementptr inbounds [12 x i32], ptr %12, i64 0, i64 0
  %120 = getelementptr inbounds i32, ptr %119, i64 6
  %121 = load i32, ptr %15, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [4 x i64], ptr addrspace(4) @s2, i64 0, i64 %122
  %124 = load i64, ptr addrspace(4) %123, align 8
  %125 = call i32 @lookup(ptr noundef %120, i64 noundef %124) #4
  %126 = load i32, ptr %15, align 4
  %127 = mul nsw i32 %126, 3
  %128 = add nsw i32 %127, 5
  %129 = and i32 %128, 7
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [8 x i32], ptr %13, i64 0, i64 %130
  store i32 %125, ptr %131, align 4
  br label %132

132:                                              ; preds = %106
  %133 = load i32, ptr %15, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %15, align 4
  br label %103

135:                                              ; preds = %103
  store i32 0, ptr %16, align 4
  br label %136

136:                                              ; preds = %160, %135
  %137 = load i32, ptr %16, align 4
  %138 = icmp slt i32 %137, 8
  br i1 %138, label %139, label %163

139:                                              ; preds = %136
  %140 = load i32, ptr %16, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = load i32, ptr %16, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [8 x i32], ptr %13, i64 0, i64 %145
  %147 = load i32, ptr %146, align 4
  %148 = xor i32 %143, %147
  store i32 %148, ptr %17, align 4
  %149 = load i32, ptr %16, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4
  %153 = load i32, ptr %16, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %154
  store i32 %152, ptr %155, align 4
  %156 = load i32, ptr %17, align 4
  %157 = load i32, ptr %16, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %158
  store i32 %156, ptr %159, align 4
  br label %160

160:                                              ; preds = %139
  %161 = load i32, ptr %16, align 4
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %16, align 4
  br label %136

163:                                              ; preds = %136
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %11, align 4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %11, align 4
  br label %52

167:                                              ; preds = %52
  store i32 0, ptr %18, align 4
  br label %168

168:                                              ; preds = %195, %167
  %169 = load i32, ptr %18, align 4
  %170 = icmp slt i32 %169, 8
  br i1 %170, label %171, label %198

171:                                              ; preds = %168
  %172 = load i32, ptr %18, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = load ptr addrspace(1), ptr %4, align 8
  %177 = load i32, ptr %7, align 4
  %178 = mul i32 %177, 16
  %179 = load i32, ptr %18, align 4
  %180 = add i32 %178, %179
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw i32, ptr addrspace(1) %176, i64 %181
  store i32 %175, ptr addrspace(1) %182, align 4
  %183 = load i32, ptr %18, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %184
  %186 = load i32, ptr %185, align 4
  %187 = load ptr addrspace(1), ptr %4, align 8
  %188 = load i32, ptr %7, align 4
  %189 = mul i32 %188, 16
  %190 = add i32 %189, 8
  %191 = load i32, ptr %18, align 4
  %192 = add i32 %190, %191
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw i32, ptr addrspace(1) %187, i64 %193
  store i32 %186, ptr addrspace(1) %194, align 4
  br label %195

195:                                              ; preds = %171
  %196 = load i32, ptr %18, align 4
  %197 = add nsw i32 %196, 1
  store i32 %197, ptr %18, align 4
  br label %168

198:                                              ; preds = %168
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @lookup(ptr noundef %0, i64 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [32 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %11, 32
  br i1 %12, label %13, label %50

13:                                               ; preds = %10
  %14 = load i64, ptr %4, align 8
  %15 = load i32, ptr %6, align 4
  %16 = mul nsw i32 2, %15
  %17 = zext i32 %16 to i64
  %18 = and i64 %17, 63
  %19 = lshr i64 %14, %18
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 3
  store i32 %21, ptr %7, align 4
  %22 = load i32, ptr %7, align 4
  %23 = and i32 %22, 1
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %13
  %26 = load ptr, ptr %3, align 8
  %27 = getelementptr inbounds i32, ptr %26, i64 0
  %28 = load i32, ptr %27, align 4
  %29 = xor i32 %28, -1
  br label %31

30:                                               ; preds = %13
  br label %31

31:                                               ; preds = %30, %25
  %32 = phi i32 [ %29, %25 ], [ 0, %30 ]
  %33 = load i32, ptr %7, align 4
  %34 = and i32 %33, 2
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %31
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds i32, ptr %37, i64 0
  %39 = load i32, ptr %38, align 4
  br label %41

40:                                               ; preds = %31
  br label %41

41:                                               ; preds = %40, %36
  %42 = phi i32 [ %39, %36 ], [ 0, %40 ]
  %43 = or i32 %32, %42
  %44 = load i32, ptr %6, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %45
  store i32 %43, ptr %46, align 4
  br label %47

47:                                               ; preds = %41
  %48 = load i32, ptr %6, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4
  br label %10, !llvm.loop !20

50:                                               ; preds = %10
  store i32 1, ptr %8, align 4
  br label %51

51:                                               ; preds = %86, %50
  %52 = load i32, ptr %8, align 4
  %53 = icmp slt i32 %52, 6
  br i1 %53, label %54, label %89

54:                                               ; preds = %51
  store i32 0, ptr %9, align 4
  br label %55

55:                                               ; preds = %82, %54
  %56 = load i32, ptr %9, align 4
  %57 = load i32, ptr %8, align 4
  %58 = and i32 %57, 31
  %59 = ashr i32 32, %58
  %60 = icmp slt i32 %56, %59
  br i1 %60, label %61, label %85

61:                                               ; preds = %55
  %62 = load i32, ptr %9, align 4
  %63 = mul nsw i32 2, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = load i32, ptr %9, align 4
  %68 = mul nsw i32 2, %67
  %69 = add nsw i32 %68, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = load ptr, ptr %3, align 8
  %74 = load i32, ptr %8, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %73, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = call i32 @_Z9bitselectjjj(i32 noundef %66, i32 noundef %72, i32 noundef %77) #5
  %79 = load i32, ptr %9, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %80
  store i32 %78, ptr %81, align 4
  br label %82

82:                                               ; preds = %61
  %83 = load i32, ptr %9, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %9, align 4
  br label %55, !llvm.loop !21

85:                                               ; preds = %55
  br label %86

86:                                               ; preds = %85
  %87 = load i32, ptr %8, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %8, align 4
  br label %51, !llvm.loop !22

89:                                               ; preds = %51
  %90 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 0
  %91 = load i32, ptr %90, align 4
  ret i32 %91
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
define internal noundef i32 @_Z9bitselectjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = xor i32 %1, %0
  %5 = and i32 %2, %4
  %6 = xor i32 %5, %0
  ret i32 %6
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!12 = !{!"uint*", !"uint*"}
!13 = !{!"const", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"uint*", !"uint*", !"int"}
!19 = !{!"", !"const", !""}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
!22 = distinct !{!22, !15}
