; ModuleID = 'corpus/cuda/cu_inline_asm.cu'
source_filename = "corpus/cuda/cu_inline_asm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lane_info(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %6 = call i32 asm "mov.u32 $0, %laneid;", "=r"() #3, !srcloc !4
  store i32 %6, ptr %4, align 4
  %7 = call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #3, !srcloc !5
  store i32 %7, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = mul i32 %8, 100
  %10 = load i32, ptr %5, align 4
  store i32 %10, ptr %2, align 4
  %11 = load i32, ptr %2, align 4
  %12 = call noundef i32 @llvm.ctpop.i32(i32 %11)
  %13 = add i32 %9, %12
  %14 = load ptr, ptr %3, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %14, i64 %16
  store i32 %13, ptr %17, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @carry_chain(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [4 x i32], align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %10, 8
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %9, i64 %12
  store ptr %13, ptr %5, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds i32, ptr %14, i64 4
  store ptr %15, ptr %6, align 8
  %16 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0
  %17 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 1
  %18 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 2
  %19 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 3
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds i32, ptr %20, i64 0
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds i32, ptr %23, i64 1
  %25 = load i32, ptr %24, align 4
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds i32, ptr %26, i64 2
  %28 = load i32, ptr %27, align 4
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds i32, ptr %29, i64 3
  %31 = load i32, ptr %30, align 4
  %32 = load ptr, ptr %6, align 8
  %33 = getelementptr inbounds i32, ptr %32, i64 0
  %34 = load i32, ptr %33, align 4
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 1
  %37 = load i32, ptr %36, align 4
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds i32, ptr %38, i64 2
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %6, align 8
  %42 = getelementptr inbounds i32, ptr %41, i64 3
  %43 = load i32, ptr %42, align 4
  %44 = call { i32, i32, i32, i32 } asm sideeffect "add.cc.u32 $0, $4, $8;\0A\09addc.cc.u32 $1, $5, $9;\0A\09addc.cc.u32 $2, $6, $10;\0A\09addc.u32 $3, $7, $11;", "=&r,=&r,=&r,=r,r,r,r,r,r,r,r,r"(i32 %22, i32 %25, i32 %28, i32 %31, i32 %34, i32 %37, i32 %40, i32 %43) #4, !srcloc !6
  %45 = extractvalue { i32, i32, i32, i32 } %44, 0
  %46 = extractvalue { i32, i32, i32, i32 } %44, 1
  %47 = extractvalue { i32, i32, i32, i32 } %44, 2
  %48 = extractvalue { i32, i32, i32, i32 } %44, 3
  store i32 %45, ptr %16, align 4
  store i32 %46, ptr %17, align 4
  store i32 %47, ptr %18, align 4
  store i32 %48, ptr %19, align 4
  store i32 0, ptr %8, align 4
  br label %49

49:                                               ; preds = %64, %2
  %50 = load i32, ptr %8, align 4
  %51 = icmp slt i32 %50, 4
  br i1 %51, label %52, label %67

52:                                               ; preds = %49
  %53 = load i32, ptr %8, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = load ptr, ptr %4, align 8
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %59 = mul i32 %58, 4
  %60 = load i32, ptr %8, align 4
  %61 = add i32 %59, %60
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %57, i64 %62
  store i32 %56, ptr %63, align 4
  br label %64

64:                                               ; preds = %52
  %65 = load i32, ptr %8, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %8, align 4
  br label %49, !llvm.loop !7

67:                                               ; preds = %49
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fields(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %10, i64 %12
  %14 = load i32, ptr %13, align 4
  store i32 %14, ptr %5, align 4
  %15 = load i32, ptr %5, align 4
  %16 = call i32 asm "bfe.u32 $0, $1, 5, 9;", "=r,r"(i32 %15) #3, !srcloc !9
  store i32 %16, ptr %6, align 4
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %5, align 4
  %19 = xor i32 %18, -1
  %20 = call i32 asm "bfi.b32 $0, $1, $2, 8, 12;", "=r,r,r"(i32 %17, i32 %19) #3, !srcloc !10
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %5, align 4
  %23 = lshr i32 %22, 3
  %24 = load i32, ptr %5, align 4
  %25 = shl i32 %24, 7
  %26 = call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %21, i32 %23, i32 %25) #3, !srcloc !11
  store i32 %26, ptr %8, align 4
  %27 = load i32, ptr %5, align 4
  %28 = load i32, ptr %6, align 4
  %29 = add i32 %28, 1
  %30 = call i64 asm "mad.wide.u32 $0, $1, $2, $3;", "=l,r,r,l"(i32 %27, i32 %29, i64 7) #3, !srcloc !12
  store i64 %30, ptr %9, align 8
  %31 = load i32, ptr %6, align 4
  %32 = load ptr, ptr %4, align 8
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = mul i32 %33, 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %32, i64 %35
  store i32 %31, ptr %36, align 4
  %37 = load i32, ptr %7, align 4
  %38 = load ptr, ptr %4, align 8
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = mul i32 %39, 4
  %41 = add i32 %40, 1
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %38, i64 %42
  store i32 %37, ptr %43, align 4
  %44 = load i32, ptr %8, align 4
  %45 = load ptr, ptr %4, align 8
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %47 = mul i32 %46, 4
  %48 = add i32 %47, 2
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %45, i64 %49
  store i32 %44, ptr %50, align 4
  %51 = load i64, ptr %9, align 8
  %52 = lshr i64 %51, 7
  %53 = trunc i64 %52 to i32
  %54 = load ptr, ptr %4, align 8
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %56 = mul i32 %55, 4
  %57 = add i32 %56, 3
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr %54, i64 %58
  store i32 %53, ptr %59, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @hinted_copy(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.float4, align 16
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  store i32 %11, ptr %5, align 4
  %12 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 0
  %13 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 1
  %14 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 2
  %15 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 3
  %16 = load ptr, ptr %3, align 8
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.float4, ptr %16, i64 %18
  %20 = call contract { float, float, float, float } asm sideeffect "ld.global.nc.v4.f32 {$0, $1, $2, $3}, [$4];", "=f,=f,=f,=f,l"(ptr %19) #4, !srcloc !13
  %21 = extractvalue { float, float, float, float } %20, 0
  %22 = extractvalue { float, float, float, float } %20, 1
  %23 = extractvalue { float, float, float, float } %20, 2
  %24 = extractvalue { float, float, float, float } %20, 3
  store float %21, ptr %12, align 16
  store float %22, ptr %13, align 4
  store float %23, ptr %14, align 8
  store float %24, ptr %15, align 4
  %25 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 0
  %26 = load float, ptr %25, align 16
  %27 = fadd contract float %26, 1.000000e+00
  store float %27, ptr %25, align 16
  %28 = load ptr, ptr %4, align 8
  %29 = load i32, ptr %5, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.float4, ptr %28, i64 %30
  %32 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 0
  %33 = load float, ptr %32, align 16
  %34 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 1
  %35 = load float, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 2
  %37 = load float, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 3
  %39 = load float, ptr %38, align 4
  call void asm sideeffect "st.global.cs.v4.f32 [$0], {$1, $2, $3, $4};", "l,f,f,f,f,~{memory}"(ptr %31, float %33, float %35, float %37, float %39) #4, !srcloc !14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dp4a_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %31, %3
  %10 = load i32, ptr %8, align 4
  %11 = icmp slt i32 %10, 4
  br i1 %11, label %12, label %34

12:                                               ; preds = %9
  %13 = load i32, ptr %7, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = mul i32 %15, 4
  %17 = load i32, ptr %8, align 4
  %18 = add i32 %16, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %14, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = load ptr, ptr %5, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = mul i32 %23, 4
  %25 = load i32, ptr %8, align 4
  %26 = add i32 %24, %25
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %22, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = call i32 asm "dp4a.s32.s32 $0, $1, $2, $0;", "=r,r,r,0"(i32 %21, i32 %29, i32 %13) #3, !srcloc !15
  store i32 %30, ptr %7, align 4
  br label %31

31:                                               ; preds = %12
  %32 = load i32, ptr %8, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %8, align 4
  br label %9, !llvm.loop !16

34:                                               ; preds = %9
  %35 = load i32, ptr %7, align 4
  %36 = load ptr, ptr %6, align 8
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %36, i64 %38
  store i32 %35, ptr %39, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i64 805}
!5 = !{i64 850}
!6 = !{i64 1105, i64 1130, i64 1175, i64 1221}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{i64 1662}
!10 = !{i64 1713}
!11 = !{i64 1778}
!12 = !{i64 1864}
!13 = !{i64 2237}
!14 = !{i64 2374}
!15 = !{i64 2632}
!16 = distinct !{!16, !8, !17}
!17 = !{!"llvm.loop.unroll.enable"}
