; ModuleID = 'corpus/cuda/cu_huffman_pack.cu'
source_filename = "corpus/cuda/cu_huffman_pack.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Code = type { i32, i32 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }

@codes = dso_local addrspace(4) externally_initialized constant [16 x %struct.Code] [%struct.Code { i32 0, i32 2 }, %struct.Code { i32 1, i32 2 }, %struct.Code { i32 4, i32 3 }, %struct.Code { i32 5, i32 3 }, %struct.Code { i32 24, i32 5 }, %struct.Code { i32 25, i32 5 }, %struct.Code { i32 26, i32 5 }, %struct.Code { i32 27, i32 5 }, %struct.Code { i32 56, i32 6 }, %struct.Code { i32 57, i32 6 }, %struct.Code { i32 58, i32 6 }, %struct.Code { i32 59, i32 6 }, %struct.Code { i32 60, i32 6 }, %struct.Code { i32 61, i32 6 }, %struct.Code { i32 62, i32 6 }, %struct.Code { i32 63, i32 6 }], align 4
@_ZZ9huff_packE6offset = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ9huff_packE6buffer = internal addrspace(3) global [32 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @codes to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @huff_pack(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca %struct.Code, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %19, ptr %11, align 4
  %20 = load ptr, ptr %8, align 8
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = mul i32 %21, 64
  %23 = load i32, ptr %11, align 4
  %24 = add i32 %22, %23
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 %25
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = and i32 %28, 15
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [16 x %struct.Code], ptr addrspacecast (ptr addrspace(4) @codes to ptr), i64 0, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %31, i64 8, i1 false)
  %32 = getelementptr inbounds nuw %struct.Code, ptr %12, i32 0, i32 1
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %11, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 0, i64 %35
  store i32 %33, ptr %36, align 4
  %37 = load i32, ptr %11, align 4
  %38 = icmp ult i32 %37, 32
  br i1 %38, label %39, label %43

39:                                               ; preds = %3
  %40 = load i32, ptr %11, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6buffer to ptr), i64 0, i64 %41
  store i32 0, ptr %42, align 4
  br label %43

43:                                               ; preds = %39, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %13, align 4
  br label %44

44:                                               ; preds = %67, %43
  %45 = load i32, ptr %13, align 4
  %46 = icmp ult i32 %45, 64
  br i1 %46, label %47, label %70

47:                                               ; preds = %44
  %48 = load i32, ptr %11, align 4
  %49 = load i32, ptr %13, align 4
  %50 = icmp uge i32 %48, %49
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i32, ptr %11, align 4
  %53 = load i32, ptr %13, align 4
  %54 = sub i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 0, i64 %55
  %57 = load i32, ptr %56, align 4
  br label %59

58:                                               ; preds = %47
  br label %59

59:                                               ; preds = %58, %51
  %60 = phi i32 [ %57, %51 ], [ 0, %58 ]
  store i32 %60, ptr %14, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load i32, ptr %14, align 4
  %62 = load i32, ptr %11, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 0, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = add i32 %65, %61
  store i32 %66, ptr %64, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %67

67:                                               ; preds = %59
  %68 = load i32, ptr %13, align 4
  %69 = shl i32 %68, 1
  store i32 %69, ptr %13, align 4
  br label %44, !llvm.loop !4

70:                                               ; preds = %44
  %71 = load i32, ptr %11, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 0, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.Code, ptr %12, i32 0, i32 1
  %76 = load i32, ptr %75, align 4
  %77 = sub i32 %74, %76
  store i32 %77, ptr %15, align 4
  %78 = load i32, ptr %15, align 4
  %79 = lshr i32 %78, 5
  store i32 %79, ptr %16, align 4
  %80 = load i32, ptr %15, align 4
  %81 = and i32 %80, 31
  store i32 %81, ptr %17, align 4
  %82 = getelementptr inbounds nuw %struct.Code, ptr %12, i32 0, i32 0
  %83 = load i32, ptr %82, align 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw %struct.Code, ptr %12, i32 0, i32 1
  %86 = load i32, ptr %85, align 4
  %87 = sub i32 64, %86
  %88 = load i32, ptr %17, align 4
  %89 = sub i32 %87, %88
  %90 = zext i32 %89 to i64
  %91 = shl i64 %84, %90
  store i64 %91, ptr %18, align 8
  %92 = load i32, ptr %16, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6buffer to ptr), i64 0, i64 %93
  %95 = load i64, ptr %18, align 8
  %96 = lshr i64 %95, 32
  %97 = trunc i64 %96 to i32
  store ptr %94, ptr %4, align 8
  store i32 %97, ptr %5, align 4
  %98 = load ptr, ptr %4, align 8
  %99 = load i32, ptr %5, align 4
  %100 = atomicrmw or ptr %98, i32 %99 seq_cst, align 4
  %101 = load i64, ptr %18, align 8
  %102 = trunc i64 %101 to i32
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %114

104:                                              ; preds = %70
  %105 = load i32, ptr %16, align 4
  %106 = add i32 %105, 1
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6buffer to ptr), i64 0, i64 %107
  %109 = load i64, ptr %18, align 8
  %110 = trunc i64 %109 to i32
  store ptr %108, ptr %6, align 8
  store i32 %110, ptr %7, align 4
  %111 = load ptr, ptr %6, align 8
  %112 = load i32, ptr %7, align 4
  %113 = atomicrmw or ptr %111, i32 %112 seq_cst, align 4
  br label %114

114:                                              ; preds = %104, %70
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %115 = load i32, ptr %11, align 4
  %116 = icmp ult i32 %115, 32
  br i1 %116, label %117, label %129

117:                                              ; preds = %114
  %118 = load i32, ptr %11, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6buffer to ptr), i64 0, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = load ptr, ptr %9, align 8
  %123 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %124 = mul i32 %123, 32
  %125 = load i32, ptr %11, align 4
  %126 = add i32 %124, %125
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %122, i64 %127
  store i32 %121, ptr %128, align 4
  br label %129

129:                                              ; preds = %117, %114
  %130 = load i32, ptr %11, align 4
  %131 = icmp eq i32 %130, 63
  br i1 %131, label %132, label %138

132:                                              ; preds = %129
  %133 = load i32, ptr getelementptr inbounds ([64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9huff_packE6offset to ptr), i64 0, i64 63), align 4
  %134 = load ptr, ptr %10, align 8
  %135 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr %134, i64 %136
  store i32 %133, ptr %137, align 4
  br label %138

138:                                              ; preds = %132, %129
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @huff_decode(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %13, align 4
  %25 = load ptr, ptr %10, align 8
  %26 = load i32, ptr %13, align 4
  %27 = mul i32 %26, 8
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %25, i64 %28
  store ptr %29, ptr %14, align 8
  store i32 0, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %30

30:                                               ; preds = %118, %3
  %31 = load i32, ptr %16, align 4
  %32 = load i32, ptr %12, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %121

34:                                               ; preds = %30
  %35 = load i32, ptr %15, align 4
  %36 = lshr i32 %35, 5
  store i32 %36, ptr %17, align 4
  %37 = load ptr, ptr %14, align 8
  %38 = load i32, ptr %17, align 4
  %39 = add i32 %38, 1
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %37, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = load ptr, ptr %14, align 8
  %44 = load i32, ptr %17, align 4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %43, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = load i32, ptr %15, align 4
  %49 = and i32 %48, 31
  store i32 %42, ptr %7, align 4
  store i32 %47, ptr %8, align 4
  store i32 %49, ptr %9, align 4
  %50 = load i32, ptr %9, align 4
  %51 = and i32 %50, 31
  store i32 %51, ptr %9, align 4
  %52 = load i32, ptr %9, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %56

54:                                               ; preds = %34
  %55 = load i32, ptr %8, align 4
  br label %65

56:                                               ; preds = %34
  %57 = load i32, ptr %8, align 4
  %58 = load i32, ptr %9, align 4
  %59 = shl i32 %57, %58
  %60 = load i32, ptr %7, align 4
  %61 = load i32, ptr %9, align 4
  %62 = sub i32 32, %61
  %63 = lshr i32 %60, %62
  %64 = or i32 %59, %63
  br label %65

65:                                               ; preds = %54, %56
  %66 = phi i32 [ %55, %54 ], [ %64, %56 ]
  store i32 %66, ptr %19, align 4
  %67 = load i32, ptr %19, align 4
  store i32 %67, ptr %5, align 4
  store ptr %18, ptr %6, align 8
  %68 = load i32, ptr %5, align 4
  %69 = and i32 %68, -2147483648
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %76, label %71

71:                                               ; preds = %65
  %72 = load ptr, ptr %6, align 8, !nonnull !6, !align !7
  store i32 2, ptr %72, align 4
  %73 = load i32, ptr %5, align 4
  %74 = lshr i32 %73, 30
  %75 = trunc i32 %74 to i8
  store i8 %75, ptr %4, align 1
  br label %105

76:                                               ; preds = %65
  %77 = load i32, ptr %5, align 4
  %78 = and i32 %77, 1073741824
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %87, label %80

80:                                               ; preds = %76
  %81 = load ptr, ptr %6, align 8, !nonnull !6, !align !7
  store i32 3, ptr %81, align 4
  %82 = load i32, ptr %5, align 4
  %83 = lshr i32 %82, 29
  %84 = and i32 %83, 1
  %85 = add i32 2, %84
  %86 = trunc i32 %85 to i8
  store i8 %86, ptr %4, align 1
  br label %105

87:                                               ; preds = %76
  %88 = load i32, ptr %5, align 4
  %89 = and i32 %88, 536870912
  %90 = icmp ne i32 %89, 0
  br i1 %90, label %98, label %91

91:                                               ; preds = %87
  %92 = load ptr, ptr %6, align 8, !nonnull !6, !align !7
  store i32 5, ptr %92, align 4
  %93 = load i32, ptr %5, align 4
  %94 = lshr i32 %93, 27
  %95 = and i32 %94, 3
  %96 = add i32 4, %95
  %97 = trunc i32 %96 to i8
  store i8 %97, ptr %4, align 1
  br label %105

98:                                               ; preds = %87
  %99 = load ptr, ptr %6, align 8, !nonnull !6, !align !7
  store i32 6, ptr %99, align 4
  %100 = load i32, ptr %5, align 4
  %101 = lshr i32 %100, 26
  %102 = and i32 %101, 7
  %103 = add i32 8, %102
  %104 = trunc i32 %103 to i8
  store i8 %104, ptr %4, align 1
  br label %105

105:                                              ; preds = %71, %80, %91, %98
  %106 = load i8, ptr %4, align 1
  %107 = load ptr, ptr %11, align 8
  %108 = load i32, ptr %13, align 4
  %109 = load i32, ptr %12, align 4
  %110 = mul i32 %108, %109
  %111 = load i32, ptr %16, align 4
  %112 = add i32 %110, %111
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr %107, i64 %113
  store i8 %106, ptr %114, align 1
  %115 = load i32, ptr %18, align 4
  %116 = load i32, ptr %15, align 4
  %117 = add i32 %116, %115
  store i32 %117, ptr %15, align 4
  br label %118

118:                                              ; preds = %105
  %119 = load i32, ptr %16, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %16, align 4
  br label %30, !llvm.loop !8

121:                                              ; preds = %30
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{}
!7 = !{i64 4}
!8 = distinct !{!8, !5}
