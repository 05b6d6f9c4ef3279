; ModuleID = 'corpus/hip/hip_xsbench.hip'
source_filename = "corpus/hip/hip_xsbench.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.MacroXs = type { [5 x double] }
%struct.NuclideGridPoint = type { double, double, double, double, double, double }

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z10lcg_randomPy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = mul i64 2806196910506780709, %4
  %6 = add i64 %5, 1
  %7 = and i64 %6, 9223372036854775807
  %8 = load ptr, ptr %2, align 8
  store i64 %7, ptr %8, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = load i64, ptr %9, align 8
  %11 = uitofp i64 %10 to double
  %12 = fdiv contract double %11, 0x43E0000000000000
  ret double %12
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z11grid_searchidPKd(i32 noundef %0, double noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store double %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  %11 = load i32, ptr %4, align 4
  %12 = sub nsw i32 %11, 1
  store i32 %12, ptr %8, align 4
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %7, align 4
  %15 = sub nsw i32 %13, %14
  store i32 %15, ptr %9, align 4
  br label %16

16:                                               ; preds = %35, %3
  %17 = load i32, ptr %9, align 4
  %18 = icmp sgt i32 %17, 1
  br i1 %18, label %19, label %39

19:                                               ; preds = %16
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %9, align 4
  %22 = sdiv i32 %21, 2
  %23 = add nsw i32 %20, %22
  store i32 %23, ptr %10, align 4
  %24 = load ptr, ptr %6, align 8
  %25 = load i32, ptr %10, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %24, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = load double, ptr %5, align 8
  %30 = fcmp contract ogt double %28, %29
  br i1 %30, label %31, label %33

31:                                               ; preds = %19
  %32 = load i32, ptr %10, align 4
  store i32 %32, ptr %8, align 4
  br label %35

33:                                               ; preds = %19
  %34 = load i32, ptr %10, align 4
  store i32 %34, ptr %7, align 4
  br label %35

35:                                               ; preds = %33, %31
  %36 = load i32, ptr %8, align 4
  %37 = load i32, ptr %7, align 4
  %38 = sub nsw i32 %36, %37
  store i32 %38, ptr %9, align 4
  br label %16, !llvm.loop !4

39:                                               ; preds = %16
  %40 = load i32, ptr %7, align 4
  ret i32 %40
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.MacroXs @_Z5microPK16NuclideGridPointiid(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3) #0 {
  %5 = alloca %struct.MacroXs, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.NuclideGridPoint, align 8
  %12 = alloca %struct.NuclideGridPoint, align 8
  %13 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store double %3, ptr %9, align 8
  %14 = load double, ptr %9, align 8
  %15 = load i32, ptr %7, align 4
  %16 = sub nsw i32 %15, 1
  %17 = sitofp i32 %16 to double
  %18 = fmul contract double %14, %17
  %19 = fptosi double %18 to i32
  store i32 %19, ptr %10, align 4
  %20 = load i32, ptr %10, align 4
  %21 = load i32, ptr %7, align 4
  %22 = sub nsw i32 %21, 1
  %23 = icmp sge i32 %20, %22
  br i1 %23, label %24, label %27

24:                                               ; preds = %4
  %25 = load i32, ptr %7, align 4
  %26 = sub nsw i32 %25, 2
  store i32 %26, ptr %10, align 4
  br label %27

27:                                               ; preds = %24, %4
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %8, align 4
  %30 = load i32, ptr %7, align 4
  %31 = mul nsw i32 %29, %30
  %32 = load i32, ptr %10, align 4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.NuclideGridPoint, ptr %28, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %35, i64 48, i1 false)
  %36 = load ptr, ptr %6, align 8
  %37 = load i32, ptr %8, align 4
  %38 = load i32, ptr %7, align 4
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %10, align 4
  %41 = add nsw i32 %39, %40
  %42 = add nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.NuclideGridPoint, ptr %36, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %44, i64 48, i1 false)
  %45 = load double, ptr %9, align 8
  %46 = load i32, ptr %7, align 4
  %47 = sub nsw i32 %46, 1
  %48 = sitofp i32 %47 to double
  %49 = fmul contract double %45, %48
  %50 = load i32, ptr %10, align 4
  %51 = sitofp i32 %50 to double
  %52 = fsub contract double %49, %51
  store double %52, ptr %13, align 8
  %53 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %12, i32 0, i32 1
  %54 = load double, ptr %53, align 8
  %55 = load double, ptr %13, align 8
  %56 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %12, i32 0, i32 1
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %11, i32 0, i32 1
  %59 = load double, ptr %58, align 8
  %60 = fsub contract double %57, %59
  %61 = fmul contract double %55, %60
  %62 = fsub contract double %54, %61
  %63 = getelementptr inbounds nuw %struct.MacroXs, ptr %5, i32 0, i32 0
  %64 = getelementptr inbounds [5 x double], ptr %63, i64 0, i64 0
  store double %62, ptr %64, align 8
  %65 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %12, i32 0, i32 2
  %66 = load double, ptr %65, align 8
  %67 = load double, ptr %13, align 8
  %68 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %12, i32 0, i32 2
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %11, i32 0, i32 2
  %71 = load double, ptr %70, align 8
  %72 = fsub contract double %69, %71
  %73 = fmul contract double %67, %72
  %74 = fsub contract double %66, %73
  %75 = getelementptr inbounds nuw %struct.MacroXs, ptr %5, i32 0, i32 0
  %76 = getelementptr inbounds [5 x double], ptr %75, i64 0, i64 1
  store double %74, ptr %76, align 8
  %77 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %12, i32 0, i32 3
  %78 = load double, ptr %77, align 8
  %79 = load double, ptr %13, align 8
  %80 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %12, i32 0, i32 3
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %11, i32 0, i32 3
  %83 = load double, ptr %82, align 8
  %84 = fsub contract double %81, %83
  %85 = fmul contract double %79, %84
  %86 = fsub contract double %78, %85
  %87 = getelementptr inbounds nuw %struct.MacroXs, ptr %5, i32 0, i32 0
  %88 = getelementptr inbounds [5 x double], ptr %87, i64 0, i64 2
  store double %86, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %12, i32 0, i32 4
  %90 = load double, ptr %89, align 8
  %91 = load double, ptr %13, align 8
  %92 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %12, i32 0, i32 4
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %11, i32 0, i32 4
  %95 = load double, ptr %94, align 8
  %96 = fsub contract double %93, %95
  %97 = fmul contract double %91, %96
  %98 = fsub contract double %90, %97
  %99 = getelementptr inbounds nuw %struct.MacroXs, ptr %5, i32 0, i32 0
  %100 = getelementptr inbounds [5 x double], ptr %99, i64 0, i64 3
  store double %98, ptr %100, align 8
  %101 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %12, i32 0, i32 5
  %102 = load double, ptr %101, align 8
  %103 = load double, ptr %13, align 8
  %104 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %12, i32 0, i32 5
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds nuw %struct.NuclideGridPoint, ptr %11, i32 0, i32 5
  %107 = load double, ptr %106, align 8
  %108 = fsub contract double %105, %107
  %109 = fmul contract double %103, %108
  %110 = fsub contract double %102, %109
  %111 = getelementptr inbounds nuw %struct.MacroXs, ptr %5, i32 0, i32 0
  %112 = getelementptr inbounds [5 x double], ptr %111, i64 0, i64 4
  store double %110, ptr %112, align 8
  %113 = load %struct.MacroXs, ptr %5, align 8
  ret %struct.MacroXs %113
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @xs_lookup(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #2 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.MacroXs, align 8
  %19 = alloca i32, align 4
  %20 = alloca %struct.MacroXs, align 8
  %21 = alloca double, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %13, align 4
  %30 = load i32, ptr %13, align 4
  %31 = sext i32 %30 to i64
  %32 = mul i64 %31, 977
  %33 = add i64 1070, %32
  store i64 %33, ptr %14, align 8
  %34 = call contract noundef double @_Z10lcg_randomPy(ptr noundef %14) #5
  store double %34, ptr %15, align 8
  %35 = call contract noundef double @_Z10lcg_randomPy(ptr noundef %14) #5
  %36 = load i32, ptr %12, align 4
  %37 = sitofp i32 %36 to double
  %38 = fmul contract double %35, %37
  %39 = fptosi double %38 to i32
  store i32 %39, ptr %16, align 4
  %40 = load i32, ptr %11, align 4
  %41 = load double, ptr %15, align 8
  %42 = load ptr, ptr %7, align 8
  %43 = call noundef i32 @_Z11grid_searchidPKd(i32 noundef %40, double noundef %41, ptr noundef %42) #5
  store i32 %43, ptr %17, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 40, i1 false)
  %44 = load i32, ptr %16, align 4
  store i32 %44, ptr %19, align 4
  br label %45

45:                                               ; preds = %81, %6
  %46 = load i32, ptr %19, align 4
  %47 = load i32, ptr %12, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %84

49:                                               ; preds = %45
  %50 = load ptr, ptr %8, align 8
  %51 = load i32, ptr %19, align 4
  %52 = load double, ptr %15, align 8
  %53 = call %struct.MacroXs @_Z5microPK16NuclideGridPointiid(ptr noundef %50, i32 noundef 64, i32 noundef %51, double noundef %52) #5
  %54 = getelementptr inbounds nuw %struct.MacroXs, ptr %20, i32 0, i32 0
  %55 = extractvalue %struct.MacroXs %53, 0
  store [5 x double] %55, ptr %54, align 8
  %56 = load i32, ptr %19, align 4
  %57 = sitofp i32 %56 to double
  %58 = fmul contract double 1.250000e-01, %57
  %59 = fadd contract double 5.000000e-01, %58
  store double %59, ptr %21, align 8
  store i32 0, ptr %22, align 4
  br label %60

60:                                               ; preds = %77, %49
  %61 = load i32, ptr %22, align 4
  %62 = icmp slt i32 %61, 5
  br i1 %62, label %63, label %80

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw %struct.MacroXs, ptr %20, i32 0, i32 0
  %65 = load i32, ptr %22, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [5 x double], ptr %64, i64 0, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = load double, ptr %21, align 8
  %70 = fmul contract double %68, %69
  %71 = getelementptr inbounds nuw %struct.MacroXs, ptr %18, i32 0, i32 0
  %72 = load i32, ptr %22, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [5 x double], ptr %71, i64 0, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fadd contract double %75, %70
  store double %76, ptr %74, align 8
  br label %77

77:                                               ; preds = %63
  %78 = load i32, ptr %22, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %22, align 4
  br label %60, !llvm.loop !6

80:                                               ; preds = %60
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %19, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %19, align 4
  br label %45, !llvm.loop !7

84:                                               ; preds = %45
  store i32 0, ptr %23, align 4
  store i32 1, ptr %24, align 4
  br label %85

85:                                               ; preds = %103, %84
  %86 = load i32, ptr %24, align 4
  %87 = icmp slt i32 %86, 5
  br i1 %87, label %88, label %106

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw %struct.MacroXs, ptr %18, i32 0, i32 0
  %90 = load i32, ptr %24, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [5 x double], ptr %89, i64 0, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw %struct.MacroXs, ptr %18, i32 0, i32 0
  %95 = load i32, ptr %23, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [5 x double], ptr %94, i64 0, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = fcmp contract ogt double %93, %98
  br i1 %99, label %100, label %102

100:                                              ; preds = %88
  %101 = load i32, ptr %24, align 4
  store i32 %101, ptr %23, align 4
  br label %102

102:                                              ; preds = %100, %88
  br label %103

103:                                              ; preds = %102
  %104 = load i32, ptr %24, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %24, align 4
  br label %85, !llvm.loop !8

106:                                              ; preds = %85
  %107 = load i32, ptr %23, align 4
  %108 = add nsw i32 %107, 1
  %109 = mul i32 %108, 100
  %110 = load i32, ptr %17, align 4
  %111 = add i32 %109, %110
  %112 = load ptr, ptr %9, align 8
  %113 = load i32, ptr %13, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i32, ptr %112, i64 %114
  store i32 %111, ptr %115, align 4
  %116 = load ptr, ptr %10, align 8
  %117 = load i32, ptr %13, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds %struct.MacroXs, ptr %116, i64 %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %119, ptr align 8 %18, i64 40, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
