; ModuleID = 'corpus/opencl/math_double.cl'
source_filename = "corpus/opencl/math_double.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@TWO_TO_JBY64_EP_HEAD = internal unnamed_addr addrspace(4) constant [64 x double] [double 1.000000e+00, double 0x3FF02C9A30000000, double 0x3FF059B0D0000000, double 0x3FF0874510000000, double 0x3FF0B55860000000, double 0x3FF0E3EC30000000, double 0x3FF11301D0000000, double 0x3FF1429AA0000000, double 0x3FF172B830000000, double 0x3FF1A35BE0000000, double 0x3FF1D48730000000, double 0x3FF2063B80000000, double 0x3FF2387A60000000, double 0x3FF26B4560000000, double 0x3FF29E9DF0000000, double 0x3FF2D285A0000000, double 0x3FF306FE00000000, double 0x3FF33C08B0000000, double 0x3FF371A730000000, double 0x3FF3A7DB30000000, double 0x3FF3DEA640000000, double 0x3FF4160A20000000, double 0x3FF44E0860000000, double 0x3FF486A2B0000000, double 0x3FF4BFDAD0000000, double 0x3FF4F9B270000000, double 0x3FF5342B50000000, double 0x3FF56F4730000000, double 0x3FF5AB07D0000000, double 0x3FF5E76F10000000, double 0x3FF6247EB0000000, double 0x3FF6623880000000, double 0x3FF6A09E60000000, double 0x3FF6DFB230000000, double 0x3FF71F75E0000000, double 0x3FF75FEB50000000, double 0x3FF7A11470000000, double 0x3FF7E2F330000000, double 0x3FF8258990000000, double 0x3FF868D990000000, double 0x3FF8ACE540000000, double 0x3FF8F1AE90000000, double 0x3FF93737B0000000, double 0x3FF97D8290000000, double 0x3FF9C49180000000, double 0x3FFA0C6670000000, double 0x3FFA5503B0000000, double 0x3FFA9E6B50000000, double 0x3FFAE89F90000000, double 0x3FFB33A2B0000000, double 0x3FFB7F76F0000000, double 0x3FFBCC1E90000000, double 0x3FFC199BD0000000, double 0x3FFC67F120000000, double 0x3FFCB720D0000000, double 0x3FFD072D40000000, double 0x3FFD5818D0000000, double 0x3FFDA9E600000000, double 0x3FFDFC9730000000, double 0x3FFE502EE0000000, double 0x3FFEA4AFA0000000, double 0x3FFEFA1BE0000000, double 0x3FFF507650000000, double 0x3FFFA7C180000000], align 8
@TWO_TO_JBY64_EP_TAIL = internal unnamed_addr addrspace(4) constant [64 x double] [double 0.000000e+00, double 0x3E6CEF00C1DCDEF9, double 0x3E48AC2BA1D73E2A, double 0x3E60EB37901186BE, double 0x3E69F3121EC53172, double 0x3E469E8D10103A17, double 0x3DF25B50A4EBBF1A, double 0x3E6D525BBF668203, double 0x3E68FAA2F5B9BEF9, double 0x3E66DF96EA796D31, double 0x3E368B9AA7805B80, double 0x3E60C519AC771DD6, double 0x3E6CEAC470CD83F5, double 0x3E5789F37495E99C, double 0x3E547F7B84B09745, double 0x3E5B900C2D002475, double 0x3E64636E2A5BD1AB, double 0x3E4320B7FA64E430, double 0x3E5CEAA72A9C5154, double 0x3E53967FDBA86F24, double 0x3E682468446B6824, double 0x3E3F72E29F84325B, double 0x3E18624B40C4DBD0, double 0x3E5704F3404F068E, double 0x3E54D8A89C750E5E, double 0x3E5A74B29AB4CF62, double 0x3E5A753E077C2A0F, double 0x3E5AD49F699BB2C0, double 0x3E6A90A852B19260, double 0x3E56B48521BA6F93, double 0x3E0D2AC258F87D03, double 0x3E42A91124893ECF, double 0x3E59FCEF32422CBE, double 0x3E68CA345DE441C5, double 0x3E61D8BEE7BA46E1, double 0x3E59099F22FDBA6A, double 0x3E4F580C36BEA881, double 0x3E5B3D398841740A, double 0x3E62999C25159F11, double 0x3E668925D901C83B, double 0x3E415506DADD3E2A, double 0x3E622AEE6C57304E, double 0x3E29B8BC9E8A0387, double 0x3E6FBC9C9F173D24, double 0x3E451F8480E3E235, double 0x3E66BBCAC96535B5, double 0x3E41F12AE45A1224, double 0x3E55E7F6FD0FAC90, double 0x3E62B5A75ABD0E69, double 0x3E609E2BF5ED7FA1, double 0x3E47DAF237553D84, double 0x3E12F074891EE83D, double 0x3E6B0AA538444196, double 0x3E6CAFA29694426F, double 0x3E69DF20D22A0797, double 0x3E640F12F71A1E45, double 0x3E69F7490E4BB40B, double 0x3E4ED9942B84600D, double 0x3E4BDCDAF5CB4656, double 0x3E5E2CFFD89CF44C, double 0x3E452486CC2C7B9D, double 0x3E6CC2B44EEE3FA4, double 0x3E66DC8A80CE9F09, double 0x3E39E90D82E90A7E], align 8
@PIBITS_TBL = internal unnamed_addr addrspace(4) constant [158 x i8] c"\E0\F1\1B\C1\0CX!t5~\C4~\ED\AF\A9KJ)\DE\E7\1C\F4\EC\C5\97\AF\1F\EB\9E\D4\B5\A8\7Fy\9A\FD\18=\DD&,\9F<\FB\D9\B4}\B4)h-F\BC\BC?`\16x\FF_\E2\7F\EC\A0\E4\F7.~\11r\D2\E7L\0D\E6XG\E6\04\F9}\D1\9A\C0q\A6\13\12\ED\BA\D4\D7\08\A2\FB\9C\A6\C4r\ACw\F8sHF'\A8\BB$\19\80K7\09\E9\B8\91\DC\86\15\EFz\AF\8EE\F9\07A\0E\F1dV\8Am\03w\D3\D4G_\9D\F0\A7T\109\B9\0D\E6\8B\02\00\00\00\00\00\00\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @double_functions(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 32 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_double_functions(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 32 %6) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_double_functions(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 32 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca double, align 8
  %7 = alloca <4 x double>, align 32
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw double, ptr addrspace(1) %9, i64 %10
  %12 = load double, ptr addrspace(1) %11, align 8
  store double %12, ptr %6, align 8
  %13 = load double, ptr %6, align 8
  %14 = fneg double %13
  %15 = call double @_Z3expd(double noundef %14) #9
  %16 = insertelement <4 x double> poison, double %15, i32 0
  %17 = load double, ptr %6, align 8
  %18 = call double @_Z3logd(double noundef %17) #9
  %19 = insertelement <4 x double> %16, double %18, i32 1
  %20 = load double, ptr %6, align 8
  %21 = call double @_Z3sind(double noundef %20) #9
  %22 = load double, ptr %6, align 8
  %23 = call double @_Z4sqrtd(double noundef %22) #9
  %24 = fmul double %21, %23
  %25 = insertelement <4 x double> %19, double %24, i32 2
  %26 = load double, ptr %6, align 8
  %27 = call double @_Z5hypotdd(double noundef %26, double noundef 5.000000e-01) #9
  %28 = insertelement <4 x double> %25, double %27, i32 3
  store <4 x double> %28, ptr %7, align 32
  %29 = load <4 x double>, ptr %7, align 32
  %30 = load ptr addrspace(1), ptr %4, align 8
  %31 = load i64, ptr %5, align 8
  %32 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %30, i64 %31
  store <4 x double> %29, ptr addrspace(1) %32, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @double_rounding(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 32 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_double_rounding(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 32 %8, ptr addrspace(1) noundef align 8 %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_double_rounding(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 32 %1, ptr addrspace(1) noundef align 8 %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  %9 = alloca <4 x double>, align 32
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %10 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  store i64 %10, ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %7, align 8
  %13 = getelementptr inbounds nuw double, ptr addrspace(1) %11, i64 %12
  %14 = load double, ptr addrspace(1) %13, align 8
  store double %14, ptr %8, align 8
  %15 = load double, ptr %8, align 8
  %16 = call double @_Z5floord(double noundef %15) #9
  %17 = insertelement <4 x double> poison, double %16, i32 0
  %18 = load double, ptr %8, align 8
  %19 = call double @_Z4rintd(double noundef %18) #9
  %20 = insertelement <4 x double> %17, double %19, i32 1
  %21 = load double, ptr %8, align 8
  %22 = call double @_Z4fmoddd(double noundef %21, double noundef 7.250000e+00) #9
  %23 = insertelement <4 x double> %20, double %22, i32 2
  %24 = load double, ptr %8, align 8
  %25 = call float @_Z17convert_float_rtzd(double noundef %24) #9
  %26 = fpext float %25 to double
  %27 = insertelement <4 x double> %23, double %26, i32 3
  store <4 x double> %27, ptr %9, align 32
  %28 = load <4 x double>, ptr %9, align 32
  %29 = load ptr addrspace(1), ptr %5, align 8
  %30 = load i64, ptr %7, align 8
  %31 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %29, i64 %30
  store <4 x double> %28, ptr addrspace(1) %31, align 32
  %32 = load double, ptr %8, align 8
  %33 = call i64 @_Z16convert_long_rtnd(double noundef %32) #9
  %34 = mul nsw i64 %33, 3
  %35 = load double, ptr %8, align 8
  %36 = call i32 @_Z15convert_int_rtpd(double noundef %35) #9
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %34, %37
  %39 = load double, ptr %8, align 8
  %40 = fcmp ogt double %39, 5.000000e-01
  %41 = zext i1 %40 to i32
  %42 = sext i32 %41 to i64
  %43 = add nsw i64 %38, %42
  %44 = load double, ptr %8, align 8
  %45 = call i32 @_Z5isnand(double noundef %44) #9
  %46 = sext i32 %45 to i64
  %47 = add nsw i64 %43, %46
  %48 = load ptr addrspace(1), ptr %6, align 8
  %49 = load i64, ptr %7, align 8
  %50 = getelementptr inbounds nuw i64, ptr addrspace(1) %48, i64 %49
  store i64 %47, ptr addrspace(1) %50, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @kahan_sum(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !16 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_kahan_sum(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 16 %8, i32 noundef %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_kahan_sum(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !16 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca <2 x double>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  store i64 %14, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %15

15:                                               ; preds = %41, %3
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %44

19:                                               ; preds = %15
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i64, ptr %7, align 8
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = mul i64 %21, %23
  %25 = load i32, ptr %10, align 4
  %26 = sext i32 %25 to i64
  %27 = add i64 %24, %26
  %28 = getelementptr inbounds nuw double, ptr addrspace(1) %20, i64 %27
  %29 = load double, ptr addrspace(1) %28, align 8
  %30 = load double, ptr %9, align 8
  %31 = fsub double %29, %30
  store double %31, ptr %11, align 8
  %32 = load double, ptr %8, align 8
  %33 = load double, ptr %11, align 8
  %34 = fadd double %32, %33
  store double %34, ptr %12, align 8
  %35 = load double, ptr %12, align 8
  %36 = load double, ptr %8, align 8
  %37 = fsub double %35, %36
  %38 = load double, ptr %11, align 8
  %39 = fsub double %37, %38
  store double %39, ptr %9, align 8
  %40 = load double, ptr %12, align 8
  store double %40, ptr %8, align 8
  br label %41

41:                                               ; preds = %19
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %10, align 4
  br label %15

44:                                               ; preds = %15
  %45 = load double, ptr %8, align 8
  %46 = insertelement <2 x double> poison, double %45, i32 0
  %47 = load double, ptr %9, align 8
  %48 = insertelement <2 x double> %46, double %47, i32 1
  store <2 x double> %48, ptr %13, align 16
  %49 = load <2 x double>, ptr %13, align 16
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = load i64, ptr %7, align 8
  %52 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %50, i64 %51
  store <2 x double> %49, ptr addrspace(1) %52, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @double_double(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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
  call void @__clang_ocl_kern_imp_double_double(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, ptr addrspace(1) noundef align 16 %11, i32 noundef %12) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_double_double(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3) #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca <2 x double>, align 16
  %11 = alloca <2 x double>, align 16
  %12 = alloca <2 x double>, align 16
  %13 = alloca <2 x double>, align 16
  %14 = alloca i32, align 4
  %15 = alloca <2 x double>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  store i64 %16, ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %9, align 8
  %19 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %17, i64 %18
  %20 = load <2 x double>, ptr addrspace(1) %19, align 16
  %21 = extractelement <2 x double> %20, i64 0
  %22 = load ptr addrspace(1), ptr %5, align 8
  %23 = load i64, ptr %9, align 8
  %24 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %22, i64 %23
  %25 = load <2 x double>, ptr addrspace(1) %24, align 16
  %26 = extractelement <2 x double> %25, i64 1
  %27 = fmul double %26, 1.000000e-17
  %28 = call <2 x double> @two_sum(double noundef %21, double noundef %27) #8
  store <2 x double> %28, ptr %10, align 16
  %29 = load ptr addrspace(1), ptr %6, align 8
  %30 = load i64, ptr %9, align 8
  %31 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %29, i64 %30
  %32 = load <2 x double>, ptr addrspace(1) %31, align 16
  %33 = extractelement <2 x double> %32, i64 0
  %34 = load ptr addrspace(1), ptr %6, align 8
  %35 = load i64, ptr %9, align 8
  %36 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %34, i64 %35
  %37 = load <2 x double>, ptr addrspace(1) %36, align 16
  %38 = extractelement <2 x double> %37, i64 1
  %39 = fmul double %38, 1.000000e-17
  %40 = call <2 x double> @two_sum(double noundef %33, double noundef %39) #8
  store <2 x double> %40, ptr %11, align 16
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %13, align 16
  %41 = load <2 x double>, ptr %13, align 16
  store <2 x double> %41, ptr %12, align 16
  store i32 0, ptr %14, align 4
  br label %42

42:                                               ; preds = %66, %4
  %43 = load i32, ptr %14, align 4
  %44 = load i32, ptr %8, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %69

46:                                               ; preds = %42
  %47 = load <2 x double>, ptr %12, align 16
  %48 = load <2 x double>, ptr %10, align 16
  %49 = call <2 x double> @dd_mul(<2 x double> noundef %47, <2 x double> noundef %48) #8
  store <2 x double> %49, ptr %12, align 16
  %50 = load <2 x double>, ptr %12, align 16
  %51 = extractelement <2 x double> %50, i64 0
  %52 = load <2 x double>, ptr %11, align 16
  %53 = extractelement <2 x double> %52, i64 0
  %54 = call <2 x double> @two_sum(double noundef %51, double noundef %53) #8
  store <2 x double> %54, ptr %15, align 16
  %55 = load <2 x double>, ptr %15, align 16
  %56 = extractelement <2 x double> %55, i64 0
  %57 = load <2 x double>, ptr %15, align 16
  %58 = extractelement <2 x double> %57, i64 1
  %59 = load <2 x double>, ptr %12, align 16
  %60 = extractelement <2 x double> %59, i64 1
  %61 = fadd double %58, %60
  %62 = load <2 x double>, ptr %11, align 16
  %63 = extractelement <2 x double> %62, i64 1
  %64 = fadd double %61, %63
  %65 = call <2 x double> @two_sum(double noundef %56, double noundef %64) #8
  store <2 x double> %65, ptr %12, align 16
  br label %66

66:                                               ; preds = %46
  %67 = load i32, ptr %14, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %14, align 4
  br label %42

69:                                               ; preds = %42
  %70 = load <2 x double>, ptr %12, align 16
  %71 = load ptr addrspace(1), ptr %7, align 8
  %72 = load i64, ptr %9, align 8
  %73 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %71, i64 %72
  store <2 x double> %70, ptr addrspace(1) %73, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <2 x double> @two_sum(double noundef %0, double noundef %1) #1 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca <2 x double>, align 16
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %8 = load double, ptr %3, align 8
  %9 = load double, ptr %4, align 8
  %10 = fadd double %8, %9
  store double %10, ptr %5, align 8
  %11 = load double, ptr %5, align 8
  %12 = load double, ptr %3, align 8
  %13 = fsub double %11, %12
  store double %13, ptr %6, align 8
  %14 = load double, ptr %5, align 8
  %15 = insertelement <2 x double> poison, double %14, i32 0
  %16 = load double, ptr %3, align 8
  %17 = load double, ptr %5, align 8
  %18 = load double, ptr %6, align 8
  %19 = fsub double %17, %18
  %20 = fsub double %16, %19
  %21 = load double, ptr %4, align 8
  %22 = load double, ptr %6, align 8
  %23 = fsub double %21, %22
  %24 = fadd double %20, %23
  %25 = insertelement <2 x double> %15, double %24, i32 1
  store <2 x double> %25, ptr %7, align 16
  %26 = load <2 x double>, ptr %7, align 16
  ret <2 x double> %26
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal <2 x double> @dd_mul(<2 x double> noundef %0, <2 x double> noundef %1) #1 {
  %3 = alloca <2 x double>, align 16
  %4 = alloca <2 x double>, align 16
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store <2 x double> %0, ptr %3, align 16
  store <2 x double> %1, ptr %4, align 16
  %7 = load <2 x double>, ptr %3, align 16
  %8 = extractelement <2 x double> %7, i64 0
  %9 = load <2 x double>, ptr %4, align 16
  %10 = extractelement <2 x double> %9, i64 0
  %11 = fmul double %8, %10
  store double %11, ptr %5, align 8
  %12 = load <2 x double>, ptr %3, align 16
  %13 = extractelement <2 x double> %12, i64 0
  %14 = load <2 x double>, ptr %4, align 16
  %15 = extractelement <2 x double> %14, i64 0
  %16 = load double, ptr %5, align 8
  %17 = fneg double %16
  %18 = call double @_Z3fmaddd(double noundef %13, double noundef %15, double noundef %17) #9
  %19 = load <2 x double>, ptr %3, align 16
  %20 = extractelement <2 x double> %19, i64 0
  %21 = load <2 x double>, ptr %4, align 16
  %22 = extractelement <2 x double> %21, i64 1
  %23 = fmul double %20, %22
  %24 = load <2 x double>, ptr %3, align 16
  %25 = extractelement <2 x double> %24, i64 1
  %26 = load <2 x double>, ptr %4, align 16
  %27 = extractelement <2 x double> %26, i64 0
  %28 = fmul double %25, %27
  %29 = fadd double %23, %28
  %30 = fadd double %18, %29
  store double %30, ptr %6, align 8
  %31 = load double, ptr %5, align 8
  %32 = load double, ptr %6, align 8
  %33 = call <2 x double> @two_sum(double noundef %31, double noundef %32) #8
  ret <2 x double> %33
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
define internal float @_Z17convert_float_rtzd(double noundef %0) #2 {
  %2 = fptrunc double %0 to float
  %3 = tail call noundef double @llvm.fabs.f64(double %0)
  %4 = tail call float @llvm.fabs.f32(float %2)
  %5 = fpext float %4 to double
  %6 = fcmp uge double %3, %5
  %7 = fcmp one float %2, 0.000000e+00
  %8 = select i1 %7, float 1.000000e+00, float 0.000000e+00
  %9 = tail call noundef float @llvm.copysign.f32(float %8, float %2)
  %10 = fmul float %9, 0xFFF0000000000000
  %11 = bitcast float %2 to i32
  %12 = sub nsw i32 -2147483648, %11
  %13 = icmp slt i32 %11, 0
  %14 = select i1 %13, i32 %12, i32 %11
  %15 = bitcast float %10 to i32
  %16 = tail call noundef float @llvm.fabs.f32(float %10)
  %17 = sub nsw i32 -2147483648, %15
  %18 = icmp slt i32 %15, 0
  %19 = select i1 %18, i32 %17, i32 %15
  %20 = icmp sge i32 %14, %19
  %21 = select i1 %20, i32 -1, i32 1
  %22 = add nsw i32 %21, %14
  %23 = sub i32 -2147483648, %22
  %24 = icmp slt i32 %22, 0
  %25 = icmp ne i32 %22, 0
  %26 = or i1 %20, %25
  %27 = select i1 %26, i32 %22, i32 -2147483648
  %28 = select i1 %24, i32 %23, i32 %27
  %29 = fcmp ord float %2, 0.000000e+00
  %30 = fcmp ord float %10, 0.000000e+00
  %31 = bitcast float %4 to i32
  %32 = bitcast float %16 to i32
  %33 = or i32 %32, %31
  %34 = icmp eq i32 %33, 0
  %35 = icmp eq i32 %11, %15
  %36 = or i1 %35, %34
  %37 = bitcast i32 %28 to float
  %38 = select i1 %29, float %37, float %2
  %39 = select i1 %30, float %38, float %10
  %40 = select i1 %36, float %10, float %39
  %41 = select i1 %6, float %2, float %40
  ret float %41
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z15convert_int_rtpd(double noundef %0) #2 {
  %2 = tail call noundef double @llvm.ceil.f64(double %0)
  %3 = fptosi double %2 to i32
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i64 @_Z16convert_long_rtnd(double noundef %0) #2 {
  %2 = tail call noundef double @llvm.floor.f64(double %0)
  %3 = fptosi double %2 to i64
  ret i64 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #4

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal double @_Z3expd(double noundef %0) #5 {
  %2 = fmul double %0, 0x40571547652B82FE
  %3 = fptosi double %2 to i32
  %4 = sitofp i32 %3 to double
  %5 = tail call noundef double @llvm.fma.f64(double %4, double 0xBF862E42FEFA0000, double %0)
  %6 = tail call noundef double @llvm.fma.f64(double %4, double 0xBD1CF79ABC9E3B39, double %5)
  %7 = and i32 %3, 63
  %8 = ashr i32 %3, 6
  %9 = tail call noundef double @llvm.fma.f64(double %6, double 0x3F56C16C16C16C17, double 0x3F81111111111111)
  %10 = tail call noundef double @llvm.fma.f64(double %6, double %9, double 0x3FA5555555555555)
  %11 = tail call noundef double @llvm.fma.f64(double %6, double %10, double 0x3FC5555555555555)
  %12 = tail call noundef double @llvm.fma.f64(double %6, double %11, double 5.000000e-01)
  %13 = tail call noundef double @llvm.fma.f64(double %6, double %12, double 1.000000e+00)
  %14 = fmul double %6, %13
  %15 = zext nneg i32 %7 to i64
  %16 = getelementptr inbounds nuw double, ptr addrspace(4) @TWO_TO_JBY64_EP_HEAD, i64 %15
  %17 = load double, ptr addrspace(4) %16, align 8, !tbaa !28
  %18 = getelementptr inbounds nuw double, ptr addrspace(4) @TWO_TO_JBY64_EP_TAIL, i64 %15
  %19 = load double, ptr addrspace(4) %18, align 8, !tbaa !28
  %20 = fadd double %17, %19
  %21 = tail call noundef double @llvm.fma.f64(double %20, double %14, double %19)
  %22 = fadd double %17, %21
  %23 = bitcast double %22 to i64
  %24 = lshr i64 %23, 52
  %25 = trunc nuw nsw i64 %24 to i32
  %26 = and i32 %25, 2047
  %27 = fmul double %22, 0x4340000000000000
  %28 = bitcast double %27 to i64
  %29 = lshr i64 %28, 52
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = and i32 %30, 2047
  %32 = add nsw i32 %31, -53
  %33 = icmp eq i32 %26, 0
  %34 = select i1 %33, i32 %32, i32 %26
  %35 = select i1 %33, i64 %28, i64 %23
  %36 = add nsw i32 %34, %8
  %37 = tail call noundef i32 @llvm.smax.i32(i32 %36, i32 -2047)
  %38 = tail call noundef i32 @llvm.smin.i32(i32 %37, i32 2047)
  %39 = and i64 %35, -9218868437227405313
  %40 = icmp sgt i32 %36, 0
  br i1 %40, label %41, label %46

41:                                               ; preds = %1
  %42 = zext nneg i32 %38 to i64
  %43 = shl nuw nsw i64 %42, 52
  %44 = or disjoint i64 %43, %39
  %45 = bitcast i64 %44 to double
  br label %53

46:                                               ; preds = %1
  %47 = add nsw i32 %38, 53
  %48 = zext i32 %47 to i64
  %49 = shl i64 %48, 52
  %50 = or i64 %49, %39
  %51 = bitcast i64 %50 to double
  %52 = fmul double %51, 0x3CA0000000000000
  br label %53

53:                                               ; preds = %41, %46
  %54 = phi double [ %45, %41 ], [ %52, %46 ]
  %55 = ashr i32 %3, 8
  %56 = zext i32 %55 to i64
  %57 = shl i64 %56, 52
  %58 = add i64 %57, 4607182418800017408
  %59 = bitcast i64 %58 to double
  %60 = fmul double %22, %59
  %61 = sub nsw i32 %8, %55
  %62 = zext i32 %61 to i64
  %63 = shl i64 %62, 52
  %64 = add i64 %63, 4607182418800017408
  %65 = bitcast i64 %64 to double
  %66 = fmul double %60, %65
  %67 = icmp sgt i32 %8, -1023
  %68 = icmp ne i32 %8, -1022
  %69 = fcmp uge double %22, 1.000000e+00
  %70 = or i1 %68, %69
  %71 = and i1 %67, %70
  %72 = icmp sgt i32 %36, 2046
  %73 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %22)
  %74 = select i1 %72, double %73, double %54
  %75 = and i64 %23, -9223372036854775808
  %76 = icmp slt i32 %36, -53
  %77 = bitcast i64 %75 to double
  %78 = select i1 %76, double %77, double %74
  %79 = icmp eq i32 %8, 0
  %80 = call i32 @llvm.nvvm.d2i.lo(double %22) #10
  %81 = call i32 @llvm.nvvm.d2i.hi(double %22) #10
  %82 = and i32 %81, 2147483647
  %83 = icmp eq i32 %82, 2146435072
  br i1 %83, label %84, label %86

84:                                               ; preds = %53
  %85 = icmp eq i32 %80, 0
  br label %86

86:                                               ; preds = %53, %84
  %87 = phi i1 [ false, %53 ], [ %85, %84 ]
  %88 = zext i1 %87 to i32
  %89 = fcmp oeq double %22, 0.000000e+00
  %90 = or i1 %79, %89
  %91 = zext i1 %90 to i32
  %92 = or i32 %88, %91
  %93 = icmp eq i32 %92, 0
  %94 = select i1 %93, double %78, double %22
  %95 = select i1 %71, double %94, double %66
  %96 = fcmp ord double %0, 0.000000e+00
  %97 = select i1 %96, double %95, double %0
  %98 = fcmp ogt double %0, 0x40862E42FEFA39EF
  %99 = select i1 %98, double 0x7FF0000000000000, double %97
  %100 = fcmp olt double %0, 0xC0874910D52D3051
  %101 = select i1 %100, double 0.000000e+00, double %99
  ret double %101
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z5floord(double noundef %0) #2 {
  %2 = tail call noundef double @llvm.floor.f64(double %0)
  ret double %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z3fmaddd(double noundef %0, double noundef %1, double noundef %2) #2 {
  %4 = tail call noundef double @llvm.fma.f64(double %0, double %1, double %2)
  ret double %4
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal double @_Z4fmoddd(double noundef %0, double noundef %1) #5 {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = lshr i64 %4, 52
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = and i64 %4, 4503599627370495
  %8 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %7, i1 false)
  %9 = trunc nuw nsw i64 %8 to i32
  %10 = sub nsw i32 11, %9
  %11 = icmp eq i64 %5, 0
  %12 = select i1 %11, i32 %10, i32 %6
  %13 = tail call double @llvm.fabs.f64(double %1)
  %14 = bitcast double %13 to i64
  %15 = lshr i64 %14, 52
  %16 = trunc nuw nsw i64 %15 to i32
  %17 = and i64 %14, 4503599627370495
  %18 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %17, i1 false)
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = sub nsw i32 11, %19
  %21 = icmp eq i64 %15, 0
  %22 = select i1 %21, i32 %20, i32 %16
  %23 = sub nsw i32 %12, %22
  %24 = trunc nsw i32 %23 to i16
  %25 = sdiv i16 %24, 53
  %26 = tail call i16 @llvm.smax.i16(i16 %25, i16 0)
  %27 = zext nneg i16 %26 to i32
  %28 = mul nuw nsw i32 %27, 53
  %29 = fmul double %13, 0x4340000000000000
  %30 = bitcast double %29 to i64
  %31 = lshr i64 %30, 52
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = and i32 %32, 2047
  %34 = add nsw i32 %33, -53
  %35 = select i1 %21, i32 %34, i32 %16
  %36 = select i1 %21, i64 %30, i64 %14
  %37 = add nsw i32 %28, %35
  %38 = tail call noundef i32 @llvm.smin.i32(i32 %37, i32 2047)
  %39 = and i64 %36, -9218868437227405313
  %40 = icmp sgt i32 %37, 0
  br i1 %40, label %41, label %46

41:                                               ; preds = %2
  %42 = zext nneg i32 %38 to i64
  %43 = shl nuw nsw i64 %42, 52
  %44 = or disjoint i64 %43, %39
  %45 = bitcast i64 %44 to double
  br label %53

46:                                               ; preds = %2
  %47 = add nsw i32 %38, 53
  %48 = zext nneg i32 %47 to i64
  %49 = shl nuw i64 %48, 52
  %50 = or i64 %49, %39
  %51 = bitcast i64 %50 to double
  %52 = fmul double %51, 0x3CA0000000000000
  br label %53

53:                                               ; preds = %46, %41
  %54 = phi double [ %45, %41 ], [ %52, %46 ]
  %55 = icmp slt i32 %23, 53
  %56 = call i32 @llvm.nvvm.d2i.lo(double %13) #10
  %57 = call i32 @llvm.nvvm.d2i.hi(double %13) #10
  %58 = and i32 %57, 2147483647
  %59 = icmp eq i32 %58, 2146435072
  br i1 %59, label %60, label %62

60:                                               ; preds = %53
  %61 = icmp eq i32 %56, 0
  br label %62

62:                                               ; preds = %53, %60
  %63 = phi i1 [ false, %53 ], [ %61, %60 ]
  %64 = zext i1 %63 to i32
  %65 = fcmp oeq double %1, 0.000000e+00
  br i1 %55, label %166, label %66

66:                                               ; preds = %62
  %67 = zext i1 %65 to i32
  %68 = or i32 %64, %67
  %69 = icmp eq i32 %68, 0
  %70 = icmp sgt i32 %37, 2046
  %71 = select i1 %70, double 0x7FF0000000000000, double %54
  %72 = select i1 %69, double %71, double %13
  %73 = and i32 %27, 3
  %74 = add nsw i16 %26, -1
  %75 = icmp ult i16 %74, 3
  br i1 %75, label %142, label %76

76:                                               ; preds = %66
  %77 = and i32 %27, 32764
  br label %78

78:                                               ; preds = %78, %76
  %79 = phi double [ %3, %76 ], [ %136, %78 ]
  %80 = phi double [ %72, %76 ], [ %137, %78 ]
  %81 = phi i32 [ 0, %76 ], [ %138, %78 ]
  %82 = fdiv double %79, %80
  %83 = tail call noundef double @llvm.trunc.f64(double %82)
  %84 = fmul double %80, %83
  %85 = fneg double %84
  %86 = tail call noundef double @llvm.fma.f64(double %80, double %83, double %85)
  %87 = fsub double %79, %84
  %88 = fsub double %79, %87
  %89 = fsub double %88, %84
  %90 = fsub double %89, %86
  %91 = fadd double %87, %90
  %92 = fcmp olt double %91, 0.000000e+00
  %93 = select i1 %92, double %80, double 0.000000e+00
  %94 = fadd double %91, %93
  %95 = fmul double %80, 0x3CA0000000000000
  %96 = fdiv double %94, %95
  %97 = tail call noundef double @llvm.trunc.f64(double %96)
  %98 = fmul double %95, %97
  %99 = fneg double %98
  %100 = tail call noundef double @llvm.fma.f64(double %95, double %97, double %99)
  %101 = fsub double %94, %98
  %102 = fsub double %94, %101
  %103 = fsub double %102, %98
  %104 = fsub double %103, %100
  %105 = fadd double %101, %104
  %106 = fcmp olt double %105, 0.000000e+00
  %107 = select i1 %106, double %95, double 0.000000e+00
  %108 = fadd double %105, %107
  %109 = fmul double %95, 0x3CA0000000000000
  %110 = fdiv double %108, %109
  %111 = tail call noundef double @llvm.trunc.f64(double %110)
  %112 = fmul double %109, %111
  %113 = fneg double %112
  %114 = tail call noundef double @llvm.fma.f64(double %109, double %111, double %113)
  %115 = fsub double %108, %112
  %116 = fsub double %108, %115
  %117 = fsub double %116, %112
  %118 = fsub double %117, %114
  %119 = fadd double %115, %118
  %120 = fcmp olt double %119, 0.000000e+00
  %121 = select i1 %120, double %109, double 0.000000e+00
  %122 = fadd double %119, %121
  %123 = fmul double %109, 0x3CA0000000000000
  %124 = fdiv double %122, %123
  %125 = tail call noundef double @llvm.trunc.f64(double %124)
  %126 = fmul double %123, %125
  %127 = fneg double %126
  %128 = tail call noundef double @llvm.fma.f64(double %123, double %125, double %127)
  %129 = fsub double %122, %126
  %130 = fsub double %122, %129
  %131 = fsub double %130, %126
  %132 = fsub double %131, %128
  %133 = fadd double %129, %132
  %134 = fcmp olt double %133, 0.000000e+00
  %135 = select i1 %134, double %123, double 0.000000e+00
  %136 = fadd double %133, %135
  %137 = fmul double %123, 0x3CA0000000000000
  %138 = add i32 %81, 4
  %139 = icmp eq i32 %138, %77
  br i1 %139, label %140, label %78

140:                                              ; preds = %78
  %141 = icmp eq i32 %73, 0
  br i1 %141, label %166, label %142

142:                                              ; preds = %140, %66
  %143 = phi double [ %3, %66 ], [ %136, %140 ]
  %144 = phi double [ %72, %66 ], [ %137, %140 ]
  %145 = icmp ne i32 %73, 0
  tail call void @llvm.assume(i1 %145)
  br label %146

146:                                              ; preds = %146, %142
  %147 = phi double [ %162, %146 ], [ %143, %142 ]
  %148 = phi double [ %163, %146 ], [ %144, %142 ]
  %149 = phi i32 [ %164, %146 ], [ 0, %142 ]
  %150 = fdiv double %147, %148
  %151 = tail call noundef double @llvm.trunc.f64(double %150)
  %152 = fmul double %148, %151
  %153 = fneg double %152
  %154 = tail call noundef double @llvm.fma.f64(double %148, double %151, double %153)
  %155 = fsub double %147, %152
  %156 = fsub double %147, %155
  %157 = fsub double %156, %152
  %158 = fsub double %157, %154
  %159 = fadd double %155, %158
  %160 = fcmp olt double %159, 0.000000e+00
  %161 = select i1 %160, double %148, double 0.000000e+00
  %162 = fadd double %159, %161
  %163 = fmul double %148, 0x3CA0000000000000
  %164 = add i32 %149, 1
  %165 = icmp eq i32 %164, %73
  br i1 %165, label %166, label %146, !llvm.loop !30

166:                                              ; preds = %140, %146, %62
  %167 = phi double [ %13, %62 ], [ %137, %140 ], [ %163, %146 ]
  %168 = phi double [ %3, %62 ], [ %136, %140 ], [ %162, %146 ]
  %169 = bitcast double %0 to i64
  %170 = fdiv double %168, %167
  %171 = tail call noundef double @llvm.floor.f64(double %170)
  %172 = fmul double %167, %171
  %173 = fneg double %172
  %174 = tail call noundef double @llvm.fma.f64(double %167, double %171, double %173)
  %175 = fsub double %168, %172
  %176 = fsub double %168, %175
  %177 = fsub double %176, %172
  %178 = fsub double %177, %174
  %179 = fadd double %175, %178
  %180 = fcmp olt double %179, 0.000000e+00
  %181 = select i1 %180, double %167, double 0.000000e+00
  %182 = fadd double %179, %181
  %183 = bitcast double %182 to i64
  %184 = fcmp oeq double %3, %13
  %185 = select i1 %184, i64 0, i64 %183
  %186 = xor i64 %185, %169
  %187 = xor i64 %186, %4
  %188 = bitcast i64 %187 to double
  %189 = fcmp olt double %3, %13
  %190 = select i1 %189, double %0, double %188
  %191 = select i1 %65, double 0x7FF8000000000000, double %190
  %192 = icmp eq i64 %15, 2047
  %193 = fcmp ord double %1, 0.000000e+00
  %194 = select i1 %193, double %0, double %1
  %195 = select i1 %192, double %194, double %191
  %196 = icmp eq i64 %5, 2047
  %197 = select i1 %196, double 0x7FF8000000000000, double %195
  ret double %197
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal double @_Z5hypotdd(double noundef %0, double noundef %1) #5 {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = lshr i64 %4, 52
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = tail call double @llvm.fabs.f64(double %1)
  %8 = bitcast double %7 to i64
  %9 = lshr i64 %8, 52
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = icmp samesign ult i64 %4, 6863485832112635904
  %12 = icmp samesign ult i64 %8, 6863485832112635904
  %13 = and i1 %11, %12
  %14 = select i1 %13, double 1.000000e+00, double 0x1A70000000000000
  %15 = icmp samesign ugt i64 %4, 2355382605114769407
  %16 = icmp samesign ugt i64 %8, 2355382605114769407
  %17 = and i1 %15, %16
  %18 = select i1 %17, double %14, double 0x6570000000000000
  %19 = fmul double %3, %18
  %20 = fmul double %7, %18
  %21 = fmul double %20, %20
  %22 = tail call noundef double @llvm.fma.f64(double %19, double %19, double %21)
  %23 = call double @llvm.nvvm.sqrt.rn.d(double %22)
  %24 = fcmp uno double %0, %1
  %25 = sub nsw i32 %6, %10
  %26 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %25, i1 true)
  %27 = icmp samesign ult i32 %26, 55
  %28 = select i1 %13, double 1.000000e+00, double 0x6570000000000000
  %29 = select i1 %17, double %28, double 0x1A70000000000000
  %30 = fmul double %29, %23
  %31 = fadd double %3, %7
  %32 = select i1 %27, double %30, double %31
  %33 = select i1 %24, double 0x7FF8000000000000, double %32
  %34 = fcmp oeq double %3, 0x7FF0000000000000
  %35 = fcmp oeq double %7, 0x7FF0000000000000
  %36 = or i1 %34, %35
  %37 = select i1 %36, double 0x7FF0000000000000, double %33
  ret double %37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal double @_Z3logd(double noundef %0) #5 {
  %2 = call i32 @llvm.nvvm.d2i.hi(double %0) #10
  %3 = call i32 @llvm.nvvm.d2i.lo(double %0) #10
  %4 = icmp slt i32 %2, 1048576
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = fmul double %0, 0x4350000000000000
  %7 = call i32 @llvm.nvvm.d2i.hi(double %6) #10
  %8 = call i32 @llvm.nvvm.d2i.lo(double %6) #10
  br label %9

9:                                                ; preds = %5, %1
  %10 = phi double [ %6, %5 ], [ %0, %1 ]
  %11 = phi i32 [ %7, %5 ], [ %2, %1 ]
  %12 = phi i32 [ %8, %5 ], [ %3, %1 ]
  %13 = phi i32 [ -1077, %5 ], [ -1023, %1 ]
  %14 = icmp sgt i32 %11, 0
  br i1 %14, label %15, label %68

15:                                               ; preds = %9
  %16 = icmp slt i32 %11, 2146435072
  br i1 %16, label %17, label %68

17:                                               ; preds = %15
  %18 = lshr i32 %11, 20
  %19 = add i32 %13, %18
  %20 = and i32 %11, -2146435073
  %21 = or i32 %20, 1072693248
  %22 = call double @llvm.nvvm.lohi.i2d(i32 %12, i32 %21) #10
  %23 = icmp sgt i32 %21, 1073127582
  br i1 %23, label %24, label %30

24:                                               ; preds = %17
  %25 = call i32 @llvm.nvvm.d2i.lo(double %22) #10
  %26 = call i32 @llvm.nvvm.d2i.hi(double %22) #10
  %27 = add i32 -1048576, %26
  %28 = call double @llvm.nvvm.lohi.i2d(i32 %25, i32 %27) #10
  %29 = add nsw i32 %19, 1
  br label %30

30:                                               ; preds = %24, %17
  %31 = phi double [ %28, %24 ], [ %22, %17 ]
  %32 = phi i32 [ %29, %24 ], [ %19, %17 ]
  %33 = fsub double %31, 1.000000e+00
  %34 = fadd double %31, 1.000000e+00
  %35 = call double @llvm.nvvm.rcp.approx.ftz.d(double %34) #10
  %36 = fsub double -0.000000e+00, %34
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %35, double 1.000000e+00) #10
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %37, double %37) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %35, double %35) #10
  %40 = fmul double %33, %39
  %41 = fadd double %40, %40
  %42 = fmul double %41, %41
  %43 = call double @llvm.nvvm.fma.rn.d(double 0x3EB1380B3AE80F1E, double %42, double 0x3ED0EE258B7A8B04) #10
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %42, double 0x3EF3B2669F02676F) #10
  %45 = call double @llvm.nvvm.fma.rn.d(double %44, double %42, double 0x3F1745CBA9AB0956) #10
  %46 = call double @llvm.nvvm.fma.rn.d(double %45, double %42, double 0x3F3C71C72D1B5154) #10
  %47 = call double @llvm.nvvm.fma.rn.d(double %46, double %42, double 0x3F624924923BE72D) #10
  %48 = call double @llvm.nvvm.fma.rn.d(double %47, double %42, double 0x3F8999999999A3C4) #10
  %49 = call double @llvm.nvvm.fma.rn.d(double %48, double %42, double 0x3FB5555555555554) #10
  %50 = fsub double %33, %41
  %51 = fmul double 2.000000e+00, %50
  %52 = fsub double -0.000000e+00, %41
  %53 = call double @llvm.nvvm.fma.rn.d(double %52, double %33, double %51) #10
  %54 = fmul double %39, %53
  %55 = fmul double %49, %42
  %56 = call double @llvm.nvvm.fma.rn.d(double %55, double %41, double %54) #10
  %57 = xor i32 -2147483648, %32
  %58 = call double @llvm.nvvm.lohi.i2d(i32 %57, i32 1127219200) #10
  %59 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %60 = fsub double %58, %59
  %61 = call double @llvm.nvvm.fma.rn.d(double %60, double 0x3FE62E42FEFA39EF, double %41) #10
  %62 = fsub double -0.000000e+00, %60
  %63 = call double @llvm.nvvm.fma.rn.d(double %62, double 0x3FE62E42FEFA39EF, double %61) #10
  %64 = fsub double %63, %41
  %65 = fsub double %56, %64
  %66 = call double @llvm.nvvm.fma.rn.d(double %60, double 0x3C7ABC9E3B39803F, double %65) #10
  %67 = fadd double %61, %66
  br label %76

68:                                               ; preds = %15, %9
  %69 = call double @llvm.nvvm.fma.rn.d(double %10, double 0x7FF0000000000000, double 0x7FF0000000000000) #10
  %70 = call i32 @llvm.nvvm.d2i.hi(double %10) #10
  %71 = bitcast i32 %70 to float
  %72 = fcmp oeq float %71, 0.000000e+00
  br i1 %72, label %73, label %74

73:                                               ; preds = %68
  br label %74

74:                                               ; preds = %73, %68
  %75 = phi double [ 0xFFF0000000000000, %73 ], [ %69, %68 ]
  br label %76

76:                                               ; preds = %30, %74
  %77 = phi double [ %67, %30 ], [ %75, %74 ]
  ret double %77
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef double @_Z4rintd(double noundef %0) #2 {
  %2 = tail call noundef double @llvm.rint.f64(double %0)
  ret double %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #4

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal double @_Z3sind(double noundef %0) #5 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = fcmp uge double %2, 0x42E0000000000000
  %4 = tail call noundef double @llvm.fma.f64(double %2, double 0x3FE45F306DC9C883, double 5.000000e-01)
  %5 = tail call noundef double @llvm.trunc.f64(double %4)
  %6 = fmul double %5, 0xBFF921FB54442D18
  %7 = fneg double %6
  %8 = tail call noundef double @llvm.fma.f64(double %5, double 0xBFF921FB54442D18, double %7)
  %9 = fmul double %5, 0xBC91A62633145C06
  %10 = fneg double %9
  %11 = tail call noundef double @llvm.fma.f64(double %5, double 0xBC91A62633145C06, double %10)
  %12 = fmul double %5, 0xB94C1CD129024E08
  %13 = fneg double %12
  %14 = tail call noundef double @llvm.fma.f64(double %5, double 0xB94C1CD129024E08, double %13)
  %15 = fadd double %9, %8
  %16 = fsub double %15, %8
  %17 = fsub double %9, %16
  %18 = fadd double %12, %17
  %19 = fadd double %11, %18
  %20 = fadd double %14, %19
  %21 = fadd double %6, %15
  %22 = fsub double %21, %6
  %23 = fsub double %15, %22
  %24 = fadd double %23, %20
  %25 = fsub double %24, %23
  %26 = fsub double %20, %25
  %27 = fadd double %2, %21
  %28 = fadd double %27, %24
  %29 = fsub double %28, %27
  %30 = fsub double %24, %29
  %31 = fadd double %26, %30
  %32 = fptosi double %5 to i64
  %33 = trunc i64 %32 to i32
  %34 = bitcast double %2 to i64
  %35 = lshr i64 %34, 52
  %36 = trunc nuw nsw i64 %35 to i32
  %37 = add nsw i32 %36, -1023
  %38 = ashr i32 %37, 3
  %39 = tail call i32 @llvm.smax.i32(i32 %38, i32 6)
  %40 = sub nuw nsw i32 133, %39
  %41 = and i32 %40, 240
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) @PIBITS_TBL, i64 %42
  %44 = load i64, ptr addrspace(4) %43, align 1, !tbaa !32
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %43, i64 8
  %46 = load i64, ptr addrspace(4) %45, align 1, !tbaa !32
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %43, i64 16
  %48 = load i64, ptr addrspace(4) %47, align 1, !tbaa !32
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %43, i64 24
  %50 = load i64, ptr addrspace(4) %49, align 1, !tbaa !32
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %43, i64 32
  %52 = load i64, ptr addrspace(4) %51, align 1, !tbaa !32
  %53 = lshr i64 %44, 32
  %54 = lshr i64 %46, 32
  %55 = lshr i64 %48, 32
  %56 = lshr i64 %50, 32
  %57 = lshr i64 %52, 32
  %58 = lshr i32 %40, 2
  %59 = and i32 %58, 3
  %60 = icmp eq i32 %59, 1
  %61 = icmp eq i32 %59, 2
  %62 = icmp eq i32 %59, 3
  %63 = select i1 %60, i64 %53, i64 %44
  %64 = select i1 %61, i64 %46, i64 %63
  %65 = select i1 %60, i64 %46, i64 %53
  %66 = select i1 %61, i64 %54, i64 %65
  %67 = select i1 %62, i64 %48, i64 %66
  %68 = select i1 %60, i64 %54, i64 %46
  %69 = select i1 %61, i64 %48, i64 %68
  %70 = select i1 %60, i64 %48, i64 %54
  %71 = select i1 %61, i64 %55, i64 %70
  %72 = select i1 %62, i64 %50, i64 %71
  %73 = select i1 %60, i64 %55, i64 %48
  %74 = select i1 %61, i64 %50, i64 %73
  %75 = select i1 %60, i64 %50, i64 %55
  %76 = select i1 %61, i64 %56, i64 %75
  %77 = select i1 %62, i64 %52, i64 %76
  %78 = select i1 %60, i64 %56, i64 %50
  %79 = select i1 %61, i64 %52, i64 %78
  %80 = and i64 %67, 4294967295
  %81 = shl nuw i64 %80, 32
  %82 = and i64 %64, 4294967295
  %83 = select i1 %62, i64 %54, i64 %82
  %84 = or disjoint i64 %81, %83
  %85 = shl nuw nsw i32 %40, 3
  %86 = and i32 %85, 24
  %87 = zext nneg i32 %86 to i64
  %88 = ashr i64 %84, %87
  %89 = and i64 %69, 4294967295
  %90 = select i1 %62, i64 %55, i64 %89
  %91 = shl nuw i64 %90, 32
  %92 = or disjoint i64 %91, %80
  %93 = ashr i64 %92, %87
  %94 = trunc i64 %93 to i32
  %95 = and i64 %72, 4294967295
  %96 = shl nuw i64 %95, 32
  %97 = or disjoint i64 %96, %90
  %98 = ashr i64 %97, %87
  %99 = trunc i64 %98 to i32
  %100 = and i64 %74, 4294967295
  %101 = select i1 %62, i64 %56, i64 %100
  %102 = shl nuw i64 %101, 32
  %103 = or disjoint i64 %102, %95
  %104 = ashr i64 %103, %87
  %105 = and i64 %77, 4294967295
  %106 = shl nuw i64 %105, 32
  %107 = or disjoint i64 %106, %101
  %108 = ashr i64 %107, %87
  %109 = trunc i64 %108 to i32
  %110 = and i64 %79, 4294967295
  %111 = select i1 %62, i64 %57, i64 %110
  %112 = shl nuw i64 %111, 32
  %113 = or disjoint i64 %112, %105
  %114 = ashr i64 %113, %87
  %115 = trunc i64 %114 to i32
  %116 = icmp slt i32 %38, 111
  %117 = select i1 %116, double 1.000000e+00, double 0x3770000000000000
  %118 = fmul double %2, %117
  %119 = select i1 %116, i32 0, i32 142606336
  %120 = shl nuw nsw i32 %39, 23
  %121 = sub nsw i32 %119, %120
  %122 = add nsw i32 %121, 982515712
  %123 = zext i32 %122 to i64
  %124 = shl nuw i64 %123, 32
  %125 = bitcast i64 %124 to double
  %126 = and i64 %88, 4294967295
  %127 = and i32 %94, 65535
  %128 = or disjoint i32 %127, %122
  %129 = zext i32 %128 to i64
  %130 = shl nuw i64 %129, 32
  %131 = or disjoint i64 %130, %126
  %132 = bitcast i64 %131 to double
  %133 = fsub double %132, %125
  %134 = add nsw i32 %121, 1032847360
  %135 = zext i32 %134 to i64
  %136 = shl nuw i64 %135, 32
  %137 = bitcast i64 %136 to double
  %138 = tail call i32 @llvm.fshl.i32(i32 %99, i32 %94, i32 16)
  %139 = zext i32 %138 to i64
  %140 = lshr i32 %99, 16
  %141 = or disjoint i32 %140, %134
  %142 = zext i32 %141 to i64
  %143 = shl nuw i64 %142, 32
  %144 = or disjoint i64 %143, %139
  %145 = bitcast i64 %144 to double
  %146 = fsub double %145, %137
  %147 = add nsw i32 %121, 1083179008
  %148 = zext nneg i32 %147 to i64
  %149 = shl nuw nsw i64 %148, 32
  %150 = bitcast i64 %149 to double
  %151 = and i64 %104, 4294967295
  %152 = and i32 %109, 65535
  %153 = or disjoint i32 %152, %147
  %154 = zext nneg i32 %153 to i64
  %155 = shl nuw nsw i64 %154, 32
  %156 = or disjoint i64 %155, %151
  %157 = bitcast i64 %156 to double
  %158 = fsub double %157, %150
  %159 = add nsw i32 %121, 1133510656
  %160 = zext nneg i32 %159 to i64
  %161 = shl nuw nsw i64 %160, 32
  %162 = bitcast i64 %161 to double
  %163 = tail call i32 @llvm.fshl.i32(i32 %115, i32 %109, i32 16)
  %164 = zext i32 %163 to i64
  %165 = lshr i32 %115, 16
  %166 = or disjoint i32 %165, %159
  %167 = zext nneg i32 %166 to i64
  %168 = shl nuw nsw i64 %167, 32
  %169 = or disjoint i64 %168, %164
  %170 = bitcast i64 %169 to double
  %171 = fsub double %170, %162
  %172 = fmul double %118, %133
  %173 = fneg double %172
  %174 = tail call noundef double @llvm.fma.f64(double %133, double %118, double %173)
  %175 = fmul double %118, %146
  %176 = fneg double %175
  %177 = tail call noundef double @llvm.fma.f64(double %146, double %118, double %176)
  %178 = fmul double %118, %158
  %179 = fneg double %178
  %180 = tail call noundef double @llvm.fma.f64(double %158, double %118, double %179)
  %181 = fmul double %118, %171
  %182 = fneg double %181
  %183 = tail call noundef double @llvm.fma.f64(double %171, double %118, double %182)
  %184 = fadd double %178, %181
  %185 = fsub double %184, %181
  %186 = fsub double %178, %185
  %187 = fadd double %183, %186
  %188 = fsub double %187, %183
  %189 = fsub double %186, %188
  %190 = fadd double %175, %187
  %191 = fsub double %190, %187
  %192 = fsub double %175, %191
  %193 = fadd double %189, %192
  %194 = fadd double %180, %193
  %195 = fsub double %194, %180
  %196 = fsub double %193, %195
  %197 = fadd double %172, %194
  %198 = fsub double %197, %194
  %199 = fsub double %172, %198
  %200 = fadd double %196, %199
  %201 = fadd double %177, %200
  %202 = fadd double %174, %201
  %203 = fmul double %184, 0x3F50000000000000
  %204 = tail call noundef double @llvm.floor.f64(double %203)
  %205 = fsub double %203, %204
  %206 = tail call noundef double @llvm.minimumnum.f64(double %205, double 0x3FEFFFFFFFFFFFFF)
  %207 = call i32 @llvm.nvvm.d2i.lo(double %203) #10
  %208 = call i32 @llvm.nvvm.d2i.hi(double %203) #10
  %209 = and i32 %208, 2147483647
  %210 = icmp eq i32 %209, 2146435072
  br i1 %210, label %211, label %213

211:                                              ; preds = %1
  %212 = icmp eq i32 %207, 0
  br label %213

213:                                              ; preds = %1, %211
  %214 = phi i1 [ false, %1 ], [ %212, %211 ]
  %215 = zext i1 %214 to i32
  %216 = icmp eq i32 %215, 0
  %217 = select i1 %216, double %206, double 0.000000e+00
  %218 = fcmp ord double %203, 0.000000e+00
  %219 = select i1 %218, double %217, double %203
  %220 = fmul double %219, 1.024000e+03
  %221 = fadd double %190, %220
  %222 = fcmp olt double %221, 0.000000e+00
  %223 = select i1 %222, double 1.024000e+03, double 0.000000e+00
  %224 = fadd double %220, %223
  %225 = fadd double %190, %224
  %226 = tail call noundef double @llvm.floor.f64(double %225)
  %227 = fsub double %225, %226
  %228 = tail call noundef double @llvm.minimumnum.f64(double %227, double 0x3FEFFFFFFFFFFFFF)
  %229 = call i32 @llvm.nvvm.d2i.lo(double %225) #10
  %230 = call i32 @llvm.nvvm.d2i.hi(double %225) #10
  %231 = and i32 %230, 2147483647
  %232 = icmp eq i32 %231, 2146435072
  br i1 %232, label %233, label %235

233:                                              ; preds = %213
  %234 = icmp eq i32 %229, 0
  br label %235

235:                                              ; preds = %213, %233
  %236 = phi i1 [ false, %213 ], [ %234, %233 ]
  %237 = zext i1 %236 to i32
  %238 = icmp eq i32 %237, 0
  %239 = select i1 %238, double %228, double 0.000000e+00
  %240 = fcmp ord double %225, 0.000000e+00
  %241 = select i1 %240, double %239, double %225
  %242 = fsub double %225, %241
  %243 = fptrunc double %242 to float
  %244 = fptosi float %243 to i32
  %245 = fsub double %224, %242
  %246 = fadd double %190, %245
  %247 = fsub double %246, %245
  %248 = fsub double %190, %247
  %249 = fadd double %197, %248
  %250 = fsub double %249, %248
  %251 = fsub double %197, %250
  %252 = fadd double %202, %251
  %253 = fcmp oge double %246, 5.000000e-01
  %254 = zext i1 %253 to i32
  %255 = add nsw i32 %254, %244
  %256 = uitofp i1 %253 to double
  %257 = fsub double %246, %256
  %258 = fadd double %257, %249
  %259 = fsub double %258, %257
  %260 = fsub double %249, %259
  %261 = fadd double %260, %252
  %262 = fmul double %258, 0x3FF921FB54442D18
  %263 = fneg double %262
  %264 = tail call noundef double @llvm.fma.f64(double %258, double 0x3FF921FB54442D18, double %263)
  %265 = tail call noundef double @llvm.fma.f64(double %258, double 0x3C91A62633145C06, double %264)
  %266 = tail call noundef double @llvm.fma.f64(double %261, double 0x3FF921FB54442D18, double %265)
  %267 = fadd double %262, %266
  %268 = fsub double %267, %262
  %269 = fsub double %266, %268
  %270 = select i1 %3, double %267, double %28
  %271 = select i1 %3, double %269, double %31
  %272 = select i1 %3, i32 %255, i32 %33
  %273 = fmul double %270, %270
  %274 = fmul double %273, 5.000000e-01
  %275 = fsub double 1.000000e+00, %274
  %276 = tail call noundef double @llvm.fma.f64(double %273, double 0x3DE5E0B2F9A43BB8, double 0xBE5AE600B42FDFA7)
  %277 = tail call noundef double @llvm.fma.f64(double %276, double %273, double 0x3EC71DE3796CDE01)
  %278 = tail call noundef double @llvm.fma.f64(double %277, double %273, double 0xBF2A01A019E83E5C)
  %279 = tail call noundef double @llvm.fma.f64(double %278, double %273, double 0x3F81111111110BB3)
  %280 = tail call noundef double @llvm.fma.f64(double %273, double 0xBDA907DB46CC5E42, double 0x3E21EEB69037AB78)
  %281 = tail call noundef double @llvm.fma.f64(double %280, double %273, double 0xBE927E4FA17F65F6)
  %282 = tail call noundef double @llvm.fma.f64(double %281, double %273, double 0x3EFA01A019F4EC90)
  %283 = tail call noundef double @llvm.fma.f64(double %282, double %273, double 0xBF56C16C16C16967)
  %284 = tail call noundef double @llvm.fma.f64(double %283, double %273, double 0x3FA5555555555555)
  %285 = fmul double %273, %273
  %286 = fsub double 1.000000e+00, %275
  %287 = fsub double %286, %274
  %288 = tail call noundef double @llvm.fma.f64(double %270, double %271, double %287)
  %289 = tail call noundef double @llvm.fma.f64(double %284, double %285, double %288)
  %290 = fadd double %275, %289
  %291 = fneg double %270
  %292 = fmul double %273, %291
  %293 = fmul double %271, 5.000000e-01
  %294 = tail call noundef double @llvm.fma.f64(double %292, double %279, double %293)
  %295 = fneg double %271
  %296 = tail call noundef double @llvm.fma.f64(double %294, double %273, double %295)
  %297 = tail call noundef double @llvm.fma.f64(double %292, double 0xBFC5555555555555, double %296)
  %298 = fsub double %270, %297
  %299 = and i32 %272, 1
  %300 = icmp eq i32 %299, 0
  %301 = select i1 %300, double %298, double %290
  %302 = bitcast double %301 to i64
  %303 = lshr i32 %272, 1
  %304 = and i32 %303, 1
  %305 = fcmp olt double %0, 0.000000e+00
  %306 = zext i1 %305 to i32
  %307 = xor i32 %304, %306
  %308 = zext nneg i32 %307 to i64
  %309 = shl nuw i64 %308, 63
  %310 = xor i64 %309, %302
  %311 = call i32 @llvm.nvvm.d2i.lo(double %0) #10
  %312 = call i32 @llvm.nvvm.d2i.hi(double %0) #10
  %313 = and i32 %312, 2147483647
  %314 = icmp eq i32 %313, 2146435072
  br i1 %314, label %315, label %317

315:                                              ; preds = %235
  %316 = icmp eq i32 %311, 0
  br label %317

317:                                              ; preds = %235, %315
  %318 = phi i1 [ false, %235 ], [ %316, %315 ]
  %319 = zext i1 %318 to i32
  %320 = fcmp uno double %0, 0.000000e+00
  %321 = zext i1 %320 to i32
  %322 = or i32 %319, %321
  %323 = icmp eq i32 %322, 0
  %324 = bitcast i64 %310 to double
  %325 = select i1 %323, double %324, double 0x7FF8000000000000
  ret double %325
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minimumnum.f64(double, double) #4

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal double @_Z4sqrtd(double noundef %0) #5 {
  %2 = call double @llvm.nvvm.sqrt.rn.d(double %0)
  ret double %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i32 0, 2) i32 @_Z5isnand(double noundef %0) #2 {
  %2 = fcmp uno double %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.sqrt.rn.d(double) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rcp.approx.ftz.d(double) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fma.rn.d(double, double, double) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { nounwind }

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
!12 = !{!"double*", !"double4*"}
!13 = !{!"double*", !"double __attribute__((ext_vector_type(4)))*"}
!14 = !{!"const", !""}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"double*", !"double4*", !"long*"}
!18 = !{!"double*", !"double __attribute__((ext_vector_type(4)))*", !"long*"}
!19 = !{!"const", !"", !""}
!20 = !{i32 1, i32 1, i32 0}
!21 = !{!"double*", !"double2*", !"int"}
!22 = !{!"double*", !"double __attribute__((ext_vector_type(2)))*", !"int"}
!23 = !{i32 1, i32 1, i32 1, i32 0}
!24 = !{!"none", !"none", !"none", !"none"}
!25 = !{!"double2*", !"double2*", !"double2*", !"int"}
!26 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"int"}
!27 = !{!"const", !"const", !"", !""}
!28 = !{!29, !29, i64 0}
!29 = !{!"double", !8, i64 0}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = !{!33, !33, i64 0}
!33 = !{!"long", !8, i64 0}
