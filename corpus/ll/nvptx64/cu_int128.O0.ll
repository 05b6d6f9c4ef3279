; ModuleID = 'corpus/cuda/cu_int128.cu'
source_filename = "corpus/cuda/cu_int128.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Tagged = type { i128, i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i128 @_Z3mixoo(i128 noundef %0, i128 noundef %1) #0 {
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  store i128 %0, ptr %3, align 16
  store i128 %1, ptr %4, align 16
  %5 = load i128, ptr %3, align 16
  %6 = load i128, ptr %4, align 16
  %7 = shl i128 %6, 1
  %8 = xor i128 %5, %7
  %9 = load i128, ptr %4, align 16
  %10 = lshr i128 %9, 127
  %11 = xor i128 %8, %10
  ret i128 %11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @wide(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = alloca i128, align 16
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %9, align 4
  %14 = load ptr, ptr %5, align 8
  %15 = load i32, ptr %9, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i128, ptr %14, i64 %16
  %18 = load i128, ptr %17, align 16
  store i128 %18, ptr %10, align 16
  %19 = load ptr, ptr %6, align 8
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i128, ptr %19, i64 %21
  %23 = load i128, ptr %22, align 16
  store i128 %23, ptr %11, align 16
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i64, ptr %24, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = sext i64 %28 to i128
  %30 = load ptr, ptr %7, align 8
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = ashr i64 %34, 3
  %36 = sext i64 %35 to i128
  %37 = mul nsw i128 %29, %36
  store i128 %37, ptr %12, align 16
  %38 = load i128, ptr %10, align 16
  %39 = load i128, ptr %12, align 16
  %40 = mul i128 %38, %39
  %41 = load i128, ptr %10, align 16
  %42 = load i32, ptr %9, align 4
  %43 = zext i32 %42 to i128
  %44 = ashr i128 %41, %43
  %45 = add i128 %40, %44
  %46 = load i128, ptr %12, align 16
  %47 = load i32, ptr %9, align 4
  %48 = mul nsw i32 %47, 3
  %49 = zext i32 %48 to i128
  %50 = shl i128 %46, %49
  %51 = sub i128 %45, %50
  %52 = load ptr, ptr %5, align 8
  %53 = load i32, ptr %9, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i128, ptr %52, i64 %54
  store i128 %51, ptr %55, align 16
  %56 = load i128, ptr %10, align 16
  %57 = load ptr, ptr %7, align 8
  %58 = load i32, ptr %9, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i64, ptr %57, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = or i64 %61, 1
  %63 = sext i64 %62 to i128
  %64 = sdiv i128 %56, %63
  %65 = load i128, ptr %10, align 16
  %66 = load ptr, ptr %7, align 8
  %67 = load i32, ptr %9, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i64, ptr %66, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = or i64 %70, 1
  %72 = sext i64 %71 to i128
  %73 = srem i128 %65, %72
  %74 = add i128 %64, %73
  %75 = load ptr, ptr %5, align 8
  %76 = load i32, ptr %9, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i128, ptr %75, i64 %77
  %79 = load i128, ptr %78, align 16
  %80 = xor i128 %79, %74
  store i128 %80, ptr %78, align 16
  %81 = load i128, ptr %11, align 16
  %82 = load ptr, ptr %7, align 8
  %83 = load i32, ptr %9, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i64, ptr %82, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = or i64 %86, 1
  %88 = zext i64 %87 to i128
  %89 = udiv i128 %81, %88
  %90 = load i128, ptr %11, align 16
  %91 = load i128, ptr %12, align 16
  %92 = or i128 %91, 3
  %93 = urem i128 %90, %92
  %94 = add i128 %89, %93
  %95 = load i128, ptr %11, align 16
  %96 = load i32, ptr %9, align 4
  %97 = mul nsw i32 %96, 4
  %98 = zext i32 %97 to i128
  %99 = lshr i128 %95, %98
  %100 = add i128 %94, %99
  %101 = load ptr, ptr %6, align 8
  %102 = load i32, ptr %9, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i128, ptr %101, i64 %103
  store i128 %100, ptr %104, align 16
  %105 = load i128, ptr %10, align 16
  %106 = trunc i128 %105 to i64
  %107 = sitofp i64 %106 to double
  %108 = load i128, ptr %11, align 16
  %109 = lshr i128 %108, 64
  %110 = trunc i128 %109 to i64
  %111 = uitofp i64 %110 to double
  %112 = fadd contract double %107, %111
  %113 = load ptr, ptr %8, align 8
  %114 = load i32, ptr %9, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds double, ptr %113, i64 %115
  store double %112, ptr %116, align 8
  %117 = load ptr, ptr %5, align 8
  %118 = load i32, ptr %9, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i128, ptr %117, i64 %119
  %121 = load i128, ptr %120, align 16
  %122 = load i128, ptr %11, align 16
  %123 = call noundef i128 @_Z3mixoo(i128 noundef %121, i128 noundef %122) #4
  %124 = load ptr, ptr %5, align 8
  %125 = load i32, ptr %9, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i128, ptr %124, i64 %126
  store i128 %123, ptr %127, align 16
  %128 = load i128, ptr %10, align 16
  %129 = load i128, ptr %12, align 16
  %130 = icmp slt i128 %128, %129
  br i1 %130, label %131, label %138

131:                                              ; preds = %4
  %132 = load ptr, ptr %5, align 8
  %133 = load i32, ptr %9, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i128, ptr %132, i64 %134
  %136 = load i128, ptr %135, align 16
  %137 = add i128 %136, 1
  store i128 %137, ptr %135, align 16
  br label %138

138:                                              ; preds = %131, %4
  %139 = load i128, ptr %11, align 16
  %140 = load i128, ptr %12, align 16
  %141 = icmp ugt i128 %139, %140
  br i1 %141, label %142, label %149

142:                                              ; preds = %138
  %143 = load ptr, ptr %6, align 8
  %144 = load i32, ptr %9, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i128, ptr %143, i64 %145
  %147 = load i128, ptr %146, align 16
  %148 = sub i128 %147, 1
  store i128 %148, ptr %146, align 16
  br label %149

149:                                              ; preds = %142, %138
  %150 = load i128, ptr %11, align 16
  %151 = lshr i128 %150, 64
  %152 = trunc i128 %151 to i64
  %153 = call i64 @llvm.ctpop.i64(i64 %152)
  %154 = trunc i64 %153 to i32
  %155 = sext i32 %154 to i128
  %156 = load ptr, ptr %6, align 8
  %157 = load i32, ptr %9, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i128, ptr %156, i64 %158
  %160 = load i128, ptr %159, align 16
  %161 = add i128 %160, %155
  store i128 %161, ptr %159, align 16
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @by_value(ptr noundef byval(%struct.Tagged) align 16 %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw %struct.Tagged, ptr %0, i32 0, i32 0
  %5 = load i128, ptr %4, align 16
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = sext i32 %6 to i128
  %8 = mul nsw i128 %5, %7
  %9 = getelementptr inbounds nuw %struct.Tagged, ptr %0, i32 0, i32 1
  %10 = load i8, ptr %9, align 16
  %11 = sext i8 %10 to i128
  %12 = add nsw i128 %8, %11
  %13 = load ptr, ptr %3, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i128, ptr %13, i64 %15
  store i128 %12, ptr %16, align 16
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @odd_widths(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i128, align 8
  %9 = alloca i128, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %5, align 4
  %11 = load ptr, ptr %4, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i64, ptr %11, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i37
  %17 = zext i37 %16 to i64
  store i64 %17, ptr %6, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %5, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i64, ptr %18, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = ashr i64 %22, 1
  %24 = trunc i64 %23 to i37
  %25 = sext i37 %24 to i64
  store i64 %25, ptr %7, align 8
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i64, ptr %26, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = sext i64 %30 to i96
  %32 = zext i96 %31 to i128
  store i128 %32, ptr %8, align 8
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %5, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i64, ptr %33, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = sext i64 %37 to i120
  %39 = zext i120 %38 to i128
  store i128 %39, ptr %9, align 8
  %40 = load i128, ptr %8, align 8
  %41 = trunc i128 %40 to i96
  %42 = load i128, ptr %8, align 8
  %43 = trunc i128 %42 to i96
  %44 = mul i96 %41, %43
  %45 = add i96 %44, 1
  %46 = zext i96 %45 to i128
  store i128 %46, ptr %8, align 8
  %47 = load i128, ptr %9, align 8
  %48 = trunc i128 %47 to i120
  %49 = load i128, ptr %9, align 8
  %50 = trunc i128 %49 to i120
  %51 = mul i120 %48, %50
  %52 = load i128, ptr %9, align 8
  %53 = trunc i128 %52 to i120
  %54 = mul i120 %51, %53
  %55 = zext i120 %54 to i128
  store i128 %55, ptr %9, align 8
  %56 = load i64, ptr %6, align 8
  %57 = trunc i64 %56 to i37
  %58 = load i64, ptr %6, align 8
  %59 = trunc i64 %58 to i37
  %60 = mul i37 %57, %59
  %61 = zext i37 %60 to i64
  %62 = load i64, ptr %7, align 8
  %63 = trunc i64 %62 to i37
  %64 = ashr i37 %63, 3
  %65 = sext i37 %64 to i64
  %66 = xor i64 %61, %65
  %67 = load i128, ptr %8, align 8
  %68 = trunc i128 %67 to i96
  %69 = udiv i96 %68, 7
  %70 = trunc i96 %69 to i64
  %71 = xor i64 %66, %70
  %72 = load i128, ptr %9, align 8
  %73 = trunc i128 %72 to i120
  %74 = urem i120 %73, 1000003
  %75 = trunc i120 %74 to i64
  %76 = xor i64 %71, %75
  %77 = load i128, ptr %9, align 8
  %78 = trunc i128 %77 to i120
  %79 = lshr i120 %78, 77
  %80 = trunc i120 %79 to i64
  %81 = xor i64 %76, %80
  %82 = load ptr, ptr %3, align 8
  %83 = load i32, ptr %5, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i64, ptr %82, i64 %84
  store i64 %81, ptr %85, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
