; ModuleID = 'corpus/opencl/math_double.cl'
source_filename = "corpus/opencl/math_double.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@LN_TBL_LO = internal unnamed_addr addrspace(4) constant [65 x double] [double 0.000000e+00, double 0x3F8FC0A800000000, double 0x3F9F829800000000, double 0x3FA7745800000000, double 0x3FAF0A3000000000, double 0x3FB341D700000000, double 0x3FB6F0D200000000, double 0x3FBA926D00000000, double 0x3FBE270700000000, double 0x3FC0D77E00000000, double 0x3FC2955280000000, double 0x3FC44D2B00000000, double 0x3FC5FF3000000000, double 0x3FC7AB8900000000, double 0x3FC9525A80000000, double 0x3FCAF3C900000000, double 0x3FCC8FF780000000, double 0x3FCE270700000000, double 0x3FCFB91800000000, double 0x3FD0A324C0000000, double 0x3FD1675C80000000, double 0x3FD22941C0000000, double 0x3FD2E8E280000000, double 0x3FD3A64C40000000, double 0x3FD4618BC0000000, double 0x3FD51AAD80000000, double 0x3FD5D1BD80000000, double 0x3FD686C800000000, double 0x3FD739D7C0000000, double 0x3FD7EAF800000000, double 0x3FD89A3380000000, double 0x3FD9479400000000, double 0x3FD9F323C0000000, double 0x3FDA9CEC80000000, double 0x3FDB44F740000000, double 0x3FDBEB4D80000000, double 0x3FDC8FF7C0000000, double 0x3FDD32FE40000000, double 0x3FDDD46A00000000, double 0x3FDE744240000000, double 0x3FDF128F40000000, double 0x3FDFAF5880000000, double 0x3FE02552A0000000, double 0x3FE0723E40000000, double 0x3FE0BE72E0000000, double 0x3FE109F380000000, double 0x3FE154C3C0000000, double 0x3FE19EE6A0000000, double 0x3FE1E85F40000000, double 0x3FE23130C0000000, double 0x3FE2795E00000000, double 0x3FE2C0E9E0000000, double 0x3FE307D720000000, double 0x3FE34E2880000000, double 0x3FE393E0C0000000, double 0x3FE3D90260000000, double 0x3FE41D8FE0000000, double 0x3FE4618BC0000000, double 0x3FE4A4F840000000, double 0x3FE4E7D800000000, double 0x3FE52A2D20000000, double 0x3FE56BF9C0000000, double 0x3FE5AD4040000000, double 0x3FE5EE02A0000000, double 0x3FE62E42E0000000], align 8
@LN_TBL_HI = internal unnamed_addr addrspace(4) constant [65 x double] [double 0.000000e+00, double 0x3E361F807C79F3DB, double 0x3E6873C1980267C8, double 0x3E5EC65B9F88C69E, double 0x3E58022C54CC2F99, double 0x3E62C37A3A125330, double 0x3E615CAD69737C93, double 0x3E4D256AB1B285E9, double 0x3E5B8ABCB97A7AA2, double 0x3E6F34239659A5DC, double 0x3E6E07FD48D30177, double 0x3E6B32DF4799F4F6, double 0x3E6C29E4F4F21CF8, double 0x3E1086C848DF1B59, double 0x3E4CF456B4764130, double 0x3E63A02FFCB63398, double 0x3E61E6A6886B0976, double 0x3E6B8ABCB97A7AA2, double 0x3E6B578F8AA35552, double 0x3E6139C871AFB9FC, double 0x3E65D5D30701CE64, double 0x3E6DE7BCB2D12142, double 0x3E6D708E984E1664, double 0x3E556945E9C72F36, double 0x3E20E2F613E85BDA, double 0x3E3CB7E0B42724F6, double 0x3E6FAC04E52846C7, double 0x3E5E9B14AEC442BE, double 0x3E6B5DE8034E7126, double 0x3E6DC157E1B259D3, double 0x3E3B05096AD69C62, double 0x3E5C2116FABA4CDD, double 0x3E665FCC25F95B47, double 0x3E5A9A08498D4850, double 0x3E6DE647B1465F77, double 0x3E5DA71B7BF7861D, double 0x3E3E6A6886B09760, double 0x3E6F0075EAB0EF64, double 0x3E33071282FB989B, double 0x3E60EB43C3F1BED2, double 0x3E5FAF06ECB35C84, double 0x3E4EF1E63DB35F68, double 0x3E469743FB1A71A5, double 0x3E6C1CDF404E5796, double 0x3E4094AA0ADA625E, double 0x3E6E2D4C96FDE3EC, double 0x3E62F4D5E9A98F34, double 0x3E6467C96ECC5CBE, double 0x3E6E7040D03DEC5A, double 0x3E67BEBF4282DE36, double 0x3E6289B11AEB783F, double 0x3E5A891D1772F538, double 0x3E634F10BE1FB591, double 0x3E6D9CE1D316EB93, double 0x3E63562A19A9C442, double 0x3E54E2ADF548084C, double 0x3E508CE55CC8C97A, double 0x3E30E2F613E85BDA, double 0x3E6DB03EBB0227BF, double 0x3E61B75BB09CB098, double 0x3E496F16ABB9DF22, double 0x3E65B3F399411C62, double 0x3E586B3E59F65355, double 0x3E52482CEAE1AC12, double 0x3E6EFA39EF35793C], align 8
@TWO_TO_JBY64_EP_HEAD = internal unnamed_addr addrspace(4) constant [64 x double] [double 1.000000e+00, double 0x3FF02C9A30000000, double 0x3FF059B0D0000000, double 0x3FF0874510000000, double 0x3FF0B55860000000, double 0x3FF0E3EC30000000, double 0x3FF11301D0000000, double 0x3FF1429AA0000000, double 0x3FF172B830000000, double 0x3FF1A35BE0000000, double 0x3FF1D48730000000, double 0x3FF2063B80000000, double 0x3FF2387A60000000, double 0x3FF26B4560000000, double 0x3FF29E9DF0000000, double 0x3FF2D285A0000000, double 0x3FF306FE00000000, double 0x3FF33C08B0000000, double 0x3FF371A730000000, double 0x3FF3A7DB30000000, double 0x3FF3DEA640000000, double 0x3FF4160A20000000, double 0x3FF44E0860000000, double 0x3FF486A2B0000000, double 0x3FF4BFDAD0000000, double 0x3FF4F9B270000000, double 0x3FF5342B50000000, double 0x3FF56F4730000000, double 0x3FF5AB07D0000000, double 0x3FF5E76F10000000, double 0x3FF6247EB0000000, double 0x3FF6623880000000, double 0x3FF6A09E60000000, double 0x3FF6DFB230000000, double 0x3FF71F75E0000000, double 0x3FF75FEB50000000, double 0x3FF7A11470000000, double 0x3FF7E2F330000000, double 0x3FF8258990000000, double 0x3FF868D990000000, double 0x3FF8ACE540000000, double 0x3FF8F1AE90000000, double 0x3FF93737B0000000, double 0x3FF97D8290000000, double 0x3FF9C49180000000, double 0x3FFA0C6670000000, double 0x3FFA5503B0000000, double 0x3FFA9E6B50000000, double 0x3FFAE89F90000000, double 0x3FFB33A2B0000000, double 0x3FFB7F76F0000000, double 0x3FFBCC1E90000000, double 0x3FFC199BD0000000, double 0x3FFC67F120000000, double 0x3FFCB720D0000000, double 0x3FFD072D40000000, double 0x3FFD5818D0000000, double 0x3FFDA9E600000000, double 0x3FFDFC9730000000, double 0x3FFE502EE0000000, double 0x3FFEA4AFA0000000, double 0x3FFEFA1BE0000000, double 0x3FFF507650000000, double 0x3FFFA7C180000000], align 8
@TWO_TO_JBY64_EP_TAIL = internal unnamed_addr addrspace(4) constant [64 x double] [double 0.000000e+00, double 0x3E6CEF00C1DCDEF9, double 0x3E48AC2BA1D73E2A, double 0x3E60EB37901186BE, double 0x3E69F3121EC53172, double 0x3E469E8D10103A17, double 0x3DF25B50A4EBBF1A, double 0x3E6D525BBF668203, double 0x3E68FAA2F5B9BEF9, double 0x3E66DF96EA796D31, double 0x3E368B9AA7805B80, double 0x3E60C519AC771DD6, double 0x3E6CEAC470CD83F5, double 0x3E5789F37495E99C, double 0x3E547F7B84B09745, double 0x3E5B900C2D002475, double 0x3E64636E2A5BD1AB, double 0x3E4320B7FA64E430, double 0x3E5CEAA72A9C5154, double 0x3E53967FDBA86F24, double 0x3E682468446B6824, double 0x3E3F72E29F84325B, double 0x3E18624B40C4DBD0, double 0x3E5704F3404F068E, double 0x3E54D8A89C750E5E, double 0x3E5A74B29AB4CF62, double 0x3E5A753E077C2A0F, double 0x3E5AD49F699BB2C0, double 0x3E6A90A852B19260, double 0x3E56B48521BA6F93, double 0x3E0D2AC258F87D03, double 0x3E42A91124893ECF, double 0x3E59FCEF32422CBE, double 0x3E68CA345DE441C5, double 0x3E61D8BEE7BA46E1, double 0x3E59099F22FDBA6A, double 0x3E4F580C36BEA881, double 0x3E5B3D398841740A, double 0x3E62999C25159F11, double 0x3E668925D901C83B, double 0x3E415506DADD3E2A, double 0x3E622AEE6C57304E, double 0x3E29B8BC9E8A0387, double 0x3E6FBC9C9F173D24, double 0x3E451F8480E3E235, double 0x3E66BBCAC96535B5, double 0x3E41F12AE45A1224, double 0x3E55E7F6FD0FAC90, double 0x3E62B5A75ABD0E69, double 0x3E609E2BF5ED7FA1, double 0x3E47DAF237553D84, double 0x3E12F074891EE83D, double 0x3E6B0AA538444196, double 0x3E6CAFA29694426F, double 0x3E69DF20D22A0797, double 0x3E640F12F71A1E45, double 0x3E69F7490E4BB40B, double 0x3E4ED9942B84600D, double 0x3E4BDCDAF5CB4656, double 0x3E5E2CFFD89CF44C, double 0x3E452486CC2C7B9D, double 0x3E6CC2B44EEE3FA4, double 0x3E66DC8A80CE9F09, double 0x3E39E90D82E90A7E], align 8
@PIBITS_TBL = internal unnamed_addr addrspace(4) constant [158 x i8] c"\E0\F1\1B\C1\0CX!t5~\C4~\ED\AF\A9KJ)\DE\E7\1C\F4\EC\C5\97\AF\1F\EB\9E\D4\B5\A8\7Fy\9A\FD\18=\DD&,\9F<\FB\D9\B4}\B4)h-F\BC\BC?`\16x\FF_\E2\7F\EC\A0\E4\F7.~\11r\D2\E7L\0D\E6XG\E6\04\F9}\D1\9A\C0q\A6\13\12\ED\BA\D4\D7\08\A2\FB\9C\A6\C4r\ACw\F8sHF'\A8\BB$\19\80K7\09\E9\B8\91\DC\86\15\EFz\AF\8EE\F9\07A\0E\F1dV\8Am\03w\D3\D4G_\9D\F0\A7T\109\B9\0D\E6\8B\02\00\00\00\00\00\00\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
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
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @double_functions(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %17
  %19 = load double, ptr addrspace(1) %18, align 8, !tbaa !17, !amdgpu.noclobber !19
  %20 = fneg double %19
  %21 = fmul double %19, 0xC0571547652B82FE
  %22 = fptosi double %21 to i32
  %23 = sitofp i32 %22 to double
  %24 = tail call noundef double @llvm.fma.f64(double %23, double 0xBF862E42FEFA0000, double %20)
  %25 = tail call noundef double @llvm.fma.f64(double %23, double 0xBD1CF79ABC9E3B39, double %24)
  %26 = and i32 %22, 63
  %27 = ashr i32 %22, 6
  %28 = tail call noundef double @llvm.fma.f64(double %25, double 0x3F56C16C16C16C17, double 0x3F81111111111111)
  %29 = tail call noundef double @llvm.fma.f64(double %25, double %28, double 0x3FA5555555555555)
  %30 = tail call noundef double @llvm.fma.f64(double %25, double %29, double 0x3FC5555555555555)
  %31 = tail call noundef double @llvm.fma.f64(double %25, double %30, double 5.000000e-01)
  %32 = tail call noundef double @llvm.fma.f64(double %25, double %31, double 1.000000e+00)
  %33 = fmul double %25, %32
  %34 = zext nneg i32 %26 to i64
  %35 = getelementptr inbounds nuw double, ptr addrspace(4) @TWO_TO_JBY64_EP_HEAD, i64 %34
  %36 = load double, ptr addrspace(4) %35, align 8, !tbaa !17
  %37 = getelementptr inbounds nuw double, ptr addrspace(4) @TWO_TO_JBY64_EP_TAIL, i64 %34
  %38 = load double, ptr addrspace(4) %37, align 8, !tbaa !17
  %39 = fadd double %36, %38
  %40 = tail call noundef double @llvm.fma.f64(double %39, double %33, double %38)
  %41 = fadd double %36, %40
  %42 = icmp sgt i32 %27, -1023
  %43 = icmp ne i32 %27, -1022
  %44 = fcmp uge double %41, 1.000000e+00
  %45 = select i1 %43, i1 true, i1 %44
  %46 = select i1 %42, i1 %45, i1 false
  %47 = ashr i32 %22, 8
  %48 = sub nsw i32 %27, %47
  %49 = zext i32 %47 to i64
  %50 = shl i64 %49, 52
  %51 = add i64 %50, 4607182418800017408
  %52 = bitcast i64 %51 to double
  %53 = fmul double %41, %52
  %54 = zext i32 %48 to i64
  %55 = shl i64 %54, 52
  %56 = add i64 %55, 4607182418800017408
  %57 = bitcast i64 %56 to double
  %58 = fmul double %53, %57
  %59 = tail call noundef double @llvm.ldexp.f64.i32(double %41, i32 %27)
  %60 = select i1 %46, double %59, double %58
  %61 = fcmp ord double %19, 0.000000e+00
  %62 = select i1 %61, double %60, double %20
  %63 = fcmp olt double %19, 0xC0862E42FEFA39EF
  %64 = select i1 %63, double 0x7FF0000000000000, double %62
  %65 = fcmp ogt double %19, 0x40874910D52D3051
  %66 = select i1 %65, double 0.000000e+00, double %64
  %67 = insertelement <4 x double> poison, double %66, i64 0
  %68 = fcmp oge double %19, 0x3FEE0FAA00000000
  %69 = fcmp ole double %19, 0x3FF1082C00000000
  %70 = and i1 %68, %69
  %71 = fadd double %19, -1.000000e+00
  %72 = fadd double %71, 2.000000e+00
  %73 = fdiv double %71, %72
  %74 = fadd double %73, %73
  %75 = fmul double %74, %74
  %76 = fmul double %74, %75
  %77 = tail call noundef double @llvm.fma.f64(double %75, double 0x3F3C8034C85DFFF0, double 0x3F62492307F1519F)
  %78 = tail call noundef double @llvm.fma.f64(double %75, double %77, double 0x3F89999999BAC6D4)
  %79 = tail call noundef double @llvm.fma.f64(double %75, double %78, double 0x3FB55555555554E6)
  %80 = fneg double %73
  %81 = fmul double %71, %80
  %82 = tail call noundef double @llvm.fma.f64(double %76, double %79, double %81)
  %83 = bitcast double %71 to i64
  %84 = and i64 %83, -4294967296
  %85 = bitcast i64 %84 to double
  %86 = fsub double %71, %85
  %87 = fadd double %86, %82
  %88 = fmul double %87, 0x3ECB295C17F0BBBE
  %89 = tail call noundef double @llvm.fma.f64(double %85, double 0x3ECB295C17F0BBBE, double %88)
  %90 = tail call noundef double @llvm.fma.f64(double %87, double 0x3FF7154400000000, double %89)
  %91 = tail call noundef double @llvm.fma.f64(double %85, double 0x3FF7154400000000, double %90)
  %92 = bitcast double %19 to i64
  %93 = or i64 %92, 274719577269600256
  %94 = bitcast i64 %93 to double
  %95 = fadd double %94, 0x83D0000000000000
  %96 = bitcast double %95 to i64
  %97 = icmp ult i64 %92, 4503599627370496
  %98 = select i1 %97, i64 %96, i64 %92
  %99 = lshr i64 %98, 32
  %100 = trunc nuw i64 %99 to i32
  %101 = lshr i32 %100, 20
  %102 = and i32 %101, 2047
  %103 = select i1 %97, i32 -1083, i32 -1023
  %104 = add nsw i32 %102, %103
  %105 = and i64 %98, 4503599627370495
  %106 = or disjoint i64 %105, 4602678819172646912
  %107 = bitcast i64 %106 to double
  %108 = ashr i32 %100, 13
  %109 = lshr i32 %108, 1
  %110 = and i32 %109, 63
  %111 = or disjoint i32 %110, 64
  %112 = and i32 %108, 1
  %113 = add nuw nsw i32 %111, %112
  %114 = add nsw i32 %113, -64
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw double, ptr addrspace(4) @LN_TBL_LO, i64 %115
  %117 = load double, ptr addrspace(4) %116, align 8, !tbaa !17
  %118 = getelementptr inbounds nuw double, ptr addrspace(4) @LN_TBL_HI, i64 %115
  %119 = load double, ptr addrspace(4) %118, align 8, !tbaa !17
  %120 = uitofp nneg i32 %113 to double
  %121 = fmul double %120, 7.812500e-03
  %122 = fsub double %107, %121
  %123 = tail call noundef double @llvm.fma.f64(double %122, double 5.000000e-01, double %121)
  %124 = fdiv double %122, %123
  %125 = fmul double %124, %124
  %126 = tail call noundef double @llvm.fma.f64(double %125, double 0x3F6249423BD94741, double 0x3F89999999865EDE)
  %127 = tail call noundef double @llvm.fma.f64(double %125, double %126, double 0x3FB5555555555557)
  %128 = fmul double %125, %127
  %129 = tail call noundef double @llvm.fma.f64(double %124, double %128, double %124)
  %130 = fadd double %119, %129
  %131 = sitofp i32 %104 to double
  %132 = tail call noundef double @llvm.fma.f64(double %117, double 0x3FF7154400000000, double %131)
  %133 = fmul double %130, 0x3ECB295C17F0BBBE
  %134 = tail call noundef double @llvm.fma.f64(double %117, double 0x3ECB295C17F0BBBE, double %133)
  %135 = tail call noundef double @llvm.fma.f64(double %130, double 0x3FF7154400000000, double %134)
  %136 = fadd double %132, %135
  %137 = select i1 %70, double %91, double %136
  %138 = tail call double @llvm.fabs.f64(double %19)
  %139 = fcmp une double %138, 0x7FF0000000000000
  %140 = fcmp oge double %19, 0.000000e+00
  %141 = fcmp oeq double %19, 0.000000e+00
  %142 = fmul double %137, 0x3FE62E42FEFA39EF
  %143 = select i1 %139, double %142, double 0x7FF0000000000000
  %144 = select i1 %140, double %143, double 0x7FF8000000000000
  %145 = select i1 %141, double 0xFFF0000000000000, double %144
  %146 = insertelement <4 x double> %67, double %145, i64 1
  %147 = fcmp uge double %138, 0x42E0000000000000
  %148 = tail call noundef double @llvm.fma.f64(double %138, double 0x3FE45F306DC9C883, double 5.000000e-01)
  %149 = tail call noundef double @llvm.trunc.f64(double %148)
  %150 = fmul double %149, 0xBFF921FB54442D18
  %151 = fneg double %150
  %152 = tail call noundef double @llvm.fma.f64(double %149, double 0xBFF921FB54442D18, double %151)
  %153 = fmul double %149, 0xBC91A62633145C06
  %154 = fneg double %153
  %155 = tail call noundef double @llvm.fma.f64(double %149, double 0xBC91A62633145C06, double %154)
  %156 = fmul double %149, 0xB94C1CD129024E08
  %157 = fneg double %156
  %158 = tail call noundef double @llvm.fma.f64(double %149, double 0xB94C1CD129024E08, double %157)
  %159 = fadd double %153, %152
  %160 = fsub double %159, %152
  %161 = fsub double %153, %160
  %162 = fadd double %156, %161
  %163 = fadd double %155, %162
  %164 = fadd double %158, %163
  %165 = fadd double %150, %159
  %166 = fsub double %165, %150
  %167 = fsub double %159, %166
  %168 = fadd double %167, %164
  %169 = fsub double %168, %167
  %170 = fsub double %164, %169
  %171 = fadd double %138, %165
  %172 = fadd double %171, %168
  %173 = fsub double %172, %171
  %174 = fsub double %168, %173
  %175 = fadd double %170, %174
  %176 = fptosi double %149 to i64
  %177 = trunc i64 %176 to i32
  %178 = bitcast double %138 to i64
  %179 = lshr i64 %178, 52
  %180 = trunc nuw nsw i64 %179 to i32
  %181 = add nsw i32 %180, -1023
  %182 = ashr i32 %181, 3
  %183 = tail call i32 @llvm.smax.i32(i32 %182, i32 6)
  %184 = sub nuw nsw i32 133, %183
  %185 = and i32 %184, 240
  %186 = zext nneg i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr addrspace(4) @PIBITS_TBL, i64 %186
  %188 = load i64, ptr addrspace(4) %187, align 1, !tbaa !10
  %189 = getelementptr inbounds nuw i8, ptr addrspace(4) %187, i64 8
  %190 = load i64, ptr addrspace(4) %189, align 1, !tbaa !10
  %191 = getelementptr inbounds nuw i8, ptr addrspace(4) %187, i64 16
  %192 = load i64, ptr addrspace(4) %191, align 1, !tbaa !10
  %193 = getelementptr inbounds nuw i8, ptr addrspace(4) %187, i64 24
  %194 = load i64, ptr addrspace(4) %193, align 1, !tbaa !10
  %195 = getelementptr inbounds nuw i8, ptr addrspace(4) %187, i64 32
  %196 = load i64, ptr addrspace(4) %195, align 1, !tbaa !10
  %197 = lshr i64 %188, 32
  %198 = lshr i64 %190, 32
  %199 = lshr i64 %192, 32
  %200 = lshr i64 %194, 32
  %201 = lshr i64 %196, 32
  %202 = lshr i32 %184, 2
  %203 = and i32 %202, 3
  %204 = icmp eq i32 %203, 1
  %205 = icmp eq i32 %203, 2
  %206 = icmp eq i32 %203, 3
  %207 = select i1 %204, i64 %197, i64 %188
  %208 = select i1 %205, i64 %190, i64 %207
  %209 = select i1 %204, i64 %190, i64 %197
  %210 = select i1 %205, i64 %198, i64 %209
  %211 = select i1 %206, i64 %192, i64 %210
  %212 = select i1 %204, i64 %198, i64 %190
  %213 = select i1 %205, i64 %192, i64 %212
  %214 = select i1 %204, i64 %192, i64 %198
  %215 = select i1 %205, i64 %199, i64 %214
  %216 = select i1 %206, i64 %194, i64 %215
  %217 = select i1 %204, i64 %199, i64 %192
  %218 = select i1 %205, i64 %194, i64 %217
  %219 = select i1 %204, i64 %194, i64 %199
  %220 = select i1 %205, i64 %200, i64 %219
  %221 = select i1 %206, i64 %196, i64 %220
  %222 = select i1 %204, i64 %200, i64 %194
  %223 = select i1 %205, i64 %196, i64 %222
  %224 = and i64 %211, 4294967295
  %225 = shl nuw i64 %224, 32
  %226 = and i64 %208, 4294967295
  %227 = select i1 %206, i64 %198, i64 %226
  %228 = or disjoint i64 %225, %227
  %229 = shl nuw nsw i32 %184, 3
  %230 = and i32 %229, 24
  %231 = zext nneg i32 %230 to i64
  %232 = ashr i64 %228, %231
  %233 = and i64 %213, 4294967295
  %234 = select i1 %206, i64 %199, i64 %233
  %235 = shl nuw i64 %234, 32
  %236 = or disjoint i64 %235, %224
  %237 = ashr i64 %236, %231
  %238 = trunc i64 %237 to i32
  %239 = and i64 %216, 4294967295
  %240 = shl nuw i64 %239, 32
  %241 = or disjoint i64 %240, %234
  %242 = ashr i64 %241, %231
  %243 = trunc i64 %242 to i32
  %244 = and i64 %218, 4294967295
  %245 = select i1 %206, i64 %200, i64 %244
  %246 = shl nuw i64 %245, 32
  %247 = or disjoint i64 %246, %239
  %248 = ashr i64 %247, %231
  %249 = and i64 %221, 4294967295
  %250 = shl nuw i64 %249, 32
  %251 = or disjoint i64 %250, %245
  %252 = ashr i64 %251, %231
  %253 = trunc i64 %252 to i32
  %254 = and i64 %223, 4294967295
  %255 = select i1 %206, i64 %201, i64 %254
  %256 = shl nuw i64 %255, 32
  %257 = or disjoint i64 %256, %249
  %258 = ashr i64 %257, %231
  %259 = trunc i64 %258 to i32
  %260 = icmp slt i32 %182, 111
  %261 = select i1 %260, double 1.000000e+00, double 0x3770000000000000
  %262 = fmul double %138, %261
  %263 = select i1 %260, i32 0, i32 142606336
  %264 = shl nuw nsw i32 %183, 23
  %265 = sub nsw i32 %263, %264
  %266 = add nsw i32 %265, 982515712
  %267 = zext i32 %266 to i64
  %268 = shl nuw i64 %267, 32
  %269 = bitcast i64 %268 to double
  %270 = and i64 %232, 4294967295
  %271 = and i32 %238, 65535
  %272 = or disjoint i32 %271, %266
  %273 = zext i32 %272 to i64
  %274 = shl nuw i64 %273, 32
  %275 = or disjoint i64 %274, %270
  %276 = bitcast i64 %275 to double
  %277 = fsub double %276, %269
  %278 = add nsw i32 %265, 1032847360
  %279 = zext i32 %278 to i64
  %280 = shl nuw i64 %279, 32
  %281 = bitcast i64 %280 to double
  %282 = tail call i32 @llvm.fshl.i32(i32 %243, i32 %238, i32 16)
  %283 = zext i32 %282 to i64
  %284 = lshr i32 %243, 16
  %285 = or disjoint i32 %284, %278
  %286 = zext i32 %285 to i64
  %287 = shl nuw i64 %286, 32
  %288 = or disjoint i64 %287, %283
  %289 = bitcast i64 %288 to double
  %290 = fsub double %289, %281
  %291 = add nsw i32 %265, 1083179008
  %292 = zext nneg i32 %291 to i64
  %293 = shl nuw nsw i64 %292, 32
  %294 = bitcast i64 %293 to double
  %295 = and i64 %248, 4294967295
  %296 = and i32 %253, 65535
  %297 = or disjoint i32 %296, %291
  %298 = zext nneg i32 %297 to i64
  %299 = shl nuw nsw i64 %298, 32
  %300 = or disjoint i64 %299, %295
  %301 = bitcast i64 %300 to double
  %302 = fsub double %301, %294
  %303 = add nsw i32 %265, 1133510656
  %304 = zext nneg i32 %303 to i64
  %305 = shl nuw nsw i64 %304, 32
  %306 = bitcast i64 %305 to double
  %307 = tail call i32 @llvm.fshl.i32(i32 %259, i32 %253, i32 16)
  %308 = zext i32 %307 to i64
  %309 = lshr i32 %259, 16
  %310 = or disjoint i32 %309, %303
  %311 = zext nneg i32 %310 to i64
  %312 = shl nuw nsw i64 %311, 32
  %313 = or disjoint i64 %312, %308
  %314 = bitcast i64 %313 to double
  %315 = fsub double %314, %306
  %316 = fmul double %262, %277
  %317 = fneg double %316
  %318 = tail call noundef double @llvm.fma.f64(double %277, double %262, double %317)
  %319 = fmul double %262, %290
  %320 = fneg double %319
  %321 = tail call noundef double @llvm.fma.f64(double %290, double %262, double %320)
  %322 = fmul double %262, %302
  %323 = fneg double %322
  %324 = tail call noundef double @llvm.fma.f64(double %302, double %262, double %323)
  %325 = fmul double %262, %315
  %326 = fneg double %325
  %327 = tail call noundef double @llvm.fma.f64(double %315, double %262, double %326)
  %328 = fadd double %322, %325
  %329 = fsub double %328, %325
  %330 = fsub double %322, %329
  %331 = fadd double %327, %330
  %332 = fsub double %331, %327
  %333 = fsub double %330, %332
  %334 = fadd double %319, %331
  %335 = fsub double %334, %331
  %336 = fsub double %319, %335
  %337 = fadd double %333, %336
  %338 = fadd double %324, %337
  %339 = fsub double %338, %324
  %340 = fsub double %337, %339
  %341 = fadd double %316, %338
  %342 = fsub double %341, %338
  %343 = fsub double %316, %342
  %344 = fadd double %340, %343
  %345 = fadd double %321, %344
  %346 = fadd double %318, %345
  %347 = fmul double %328, 0x3F50000000000000
  %348 = tail call noundef double @llvm.floor.f64(double %347)
  %349 = fsub double %347, %348
  %350 = tail call noundef double @llvm.minimumnum.f64(double %349, double 0x3FEFFFFFFFFFFFFF)
  %351 = tail call double @llvm.fabs.f64(double %347)
  %352 = fcmp une double %351, 0x7FF0000000000000
  %353 = select i1 %352, double %350, double 0.000000e+00
  %354 = fcmp ord double %347, 0.000000e+00
  %355 = select i1 %354, double %353, double %347
  %356 = fmul double %355, 1.024000e+03
  %357 = fadd double %334, %356
  %358 = fcmp olt double %357, 0.000000e+00
  %359 = select i1 %358, double 1.024000e+03, double 0.000000e+00
  %360 = fadd double %356, %359
  %361 = fadd double %334, %360
  %362 = tail call noundef double @llvm.floor.f64(double %361)
  %363 = fsub double %361, %362
  %364 = tail call noundef double @llvm.minimumnum.f64(double %363, double 0x3FEFFFFFFFFFFFFF)
  %365 = tail call double @llvm.fabs.f64(double %361)
  %366 = fcmp une double %365, 0x7FF0000000000000
  %367 = select i1 %366, double %364, double 0.000000e+00
  %368 = fcmp ord double %361, 0.000000e+00
  %369 = select i1 %368, double %367, double %361
  %370 = fsub double %361, %369
  %371 = fptrunc double %370 to float
  %372 = fptosi float %371 to i32
  %373 = fsub double %360, %370
  %374 = fadd double %334, %373
  %375 = fsub double %374, %373
  %376 = fsub double %334, %375
  %377 = fadd double %341, %376
  %378 = fsub double %377, %376
  %379 = fsub double %341, %378
  %380 = fadd double %346, %379
  %381 = fcmp oge double %374, 5.000000e-01
  %382 = zext i1 %381 to i32
  %383 = add nsw i32 %382, %372
  %384 = uitofp i1 %381 to double
  %385 = fsub double %374, %384
  %386 = fadd double %385, %377
  %387 = fsub double %386, %385
  %388 = fsub double %377, %387
  %389 = fadd double %388, %380
  %390 = fmul double %386, 0x3FF921FB54442D18
  %391 = fneg double %390
  %392 = tail call noundef double @llvm.fma.f64(double %386, double 0x3FF921FB54442D18, double %391)
  %393 = tail call noundef double @llvm.fma.f64(double %386, double 0x3C91A62633145C06, double %392)
  %394 = tail call noundef double @llvm.fma.f64(double %389, double 0x3FF921FB54442D18, double %393)
  %395 = fadd double %390, %394
  %396 = fsub double %395, %390
  %397 = fsub double %394, %396
  %398 = select i1 %147, double %395, double %172
  %399 = select i1 %147, double %397, double %175
  %400 = select i1 %147, i32 %383, i32 %177
  %401 = fmul double %398, %398
  %402 = fmul double %401, 5.000000e-01
  %403 = fsub double 1.000000e+00, %402
  %404 = tail call noundef double @llvm.fma.f64(double %401, double 0x3DE5E0B2F9A43BB8, double 0xBE5AE600B42FDFA7)
  %405 = tail call noundef double @llvm.fma.f64(double %404, double %401, double 0x3EC71DE3796CDE01)
  %406 = tail call noundef double @llvm.fma.f64(double %405, double %401, double 0xBF2A01A019E83E5C)
  %407 = tail call noundef double @llvm.fma.f64(double %406, double %401, double 0x3F81111111110BB3)
  %408 = tail call noundef double @llvm.fma.f64(double %401, double 0xBDA907DB46CC5E42, double 0x3E21EEB69037AB78)
  %409 = tail call noundef double @llvm.fma.f64(double %408, double %401, double 0xBE927E4FA17F65F6)
  %410 = tail call noundef double @llvm.fma.f64(double %409, double %401, double 0x3EFA01A019F4EC90)
  %411 = tail call noundef double @llvm.fma.f64(double %410, double %401, double 0xBF56C16C16C16967)
  %412 = tail call noundef double @llvm.fma.f64(double %411, double %401, double 0x3FA5555555555555)
  %413 = fmul double %401, %401
  %414 = fsub double 1.000000e+00, %403
  %415 = fsub double %414, %402
  %416 = tail call noundef double @llvm.fma.f64(double %398, double %399, double %415)
  %417 = tail call noundef double @llvm.fma.f64(double %412, double %413, double %416)
  %418 = fadd double %403, %417
  %419 = fneg double %398
  %420 = fmul double %401, %419
  %421 = fmul double %399, 5.000000e-01
  %422 = tail call noundef double @llvm.fma.f64(double %420, double %407, double %421)
  %423 = fneg double %399
  %424 = tail call noundef double @llvm.fma.f64(double %422, double %401, double %423)
  %425 = tail call noundef double @llvm.fma.f64(double %420, double 0xBFC5555555555555, double %424)
  %426 = fsub double %398, %425
  %427 = and i32 %400, 1
  %428 = icmp eq i32 %427, 0
  %429 = select i1 %428, double %426, double %418
  %430 = bitcast double %429 to i64
  %431 = lshr i32 %400, 1
  %432 = and i32 %431, 1
  %433 = fcmp olt double %19, 0.000000e+00
  %434 = zext i1 %433 to i32
  %435 = xor i32 %432, %434
  %436 = zext nneg i32 %435 to i64
  %437 = shl nuw i64 %436, 63
  %438 = xor i64 %437, %430
  %439 = fcmp one double %138, 0x7FF0000000000000
  %440 = bitcast i64 %438 to double
  %441 = select i1 %439, double %440, double 0x7FF8000000000000
  %442 = tail call fastcc double @llvm.sqrt.f64(double noundef %19) #11
  %443 = fmul double %442, %441
  %444 = insertelement <4 x double> %146, double %443, i64 2
  %445 = icmp samesign ult i64 %178, 6863485832112635904
  %446 = select i1 %445, double 1.000000e+00, double 0x1A70000000000000
  %447 = icmp samesign ugt i64 %178, 2355382605114769407
  %448 = select i1 %447, double %446, double 0x6570000000000000
  %449 = fmul double %138, %448
  %450 = fmul double %448, 5.000000e-01
  %451 = fmul double %450, %450
  %452 = tail call noundef double @llvm.fma.f64(double %449, double %449, double %451)
  %453 = fcmp olt double %452, 0x1000000000000000
  %454 = fmul double %452, 0x4FF0000000000000
  %455 = select i1 %453, double %454, double %452
  %456 = tail call double @llvm.amdgcn.rsq.f64(double %455)
  %457 = fmul double %455, %456
  %458 = fmul double %456, 5.000000e-01
  %459 = fneg double %458
  %460 = tail call noundef double @llvm.fma.f64(double %459, double %457, double 5.000000e-01)
  %461 = tail call noundef double @llvm.fma.f64(double %457, double %460, double %457)
  %462 = fneg double %461
  %463 = tail call noundef double @llvm.fma.f64(double %462, double %461, double %455)
  %464 = tail call noundef double @llvm.fma.f64(double %458, double %460, double %458)
  %465 = tail call noundef double @llvm.fma.f64(double %463, double %464, double %461)
  %466 = fneg double %465
  %467 = tail call noundef double @llvm.fma.f64(double %466, double %465, double %455)
  %468 = tail call noundef double @llvm.fma.f64(double %467, double %464, double %465)
  %469 = fmul double %468, 0x37F0000000000000
  %470 = select i1 %453, double %469, double %468
  %471 = tail call i1 @llvm.is.fpclass.f64(double %452, i32 576)
  %472 = select i1 %471, double %455, double %470
  %473 = fcmp uno double %19, 0.000000e+00
  %474 = add nsw i32 %180, -1022
  %475 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %474, i1 true)
  %476 = icmp samesign ult i32 %475, 55
  %477 = select i1 %445, double 1.000000e+00, double 0x6570000000000000
  %478 = select i1 %447, double %477, double 0x1A70000000000000
  %479 = fmul double %478, %472
  %480 = fadd double %138, 5.000000e-01
  %481 = select i1 %476, double %479, double %480
  %482 = select i1 %473, double 0x7FF8000000000000, double %481
  %483 = fcmp oeq double %138, 0x7FF0000000000000
  %484 = select i1 %483, double 0x7FF0000000000000, double %482
  %485 = insertelement <4 x double> %444, double %484, i64 3
  %486 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %17
  store <4 x double> %485, ptr addrspace(1) %486, align 32, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_double_functions(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %17
  %19 = load double, ptr addrspace(1) %18, align 8, !tbaa !17
  %20 = fneg double %19
  %21 = fmul double %19, 0xC0571547652B82FE
  %22 = fptosi double %21 to i32
  %23 = sitofp i32 %22 to double
  %24 = tail call noundef double @llvm.fma.f64(double %23, double 0xBF862E42FEFA0000, double %20)
  %25 = tail call noundef double @llvm.fma.f64(double %23, double 0xBD1CF79ABC9E3B39, double %24)
  %26 = and i32 %22, 63
  %27 = ashr i32 %22, 6
  %28 = tail call noundef double @llvm.fma.f64(double %25, double 0x3F56C16C16C16C17, double 0x3F81111111111111)
  %29 = tail call noundef double @llvm.fma.f64(double %25, double %28, double 0x3FA5555555555555)
  %30 = tail call noundef double @llvm.fma.f64(double %25, double %29, double 0x3FC5555555555555)
  %31 = tail call noundef double @llvm.fma.f64(double %25, double %30, double 5.000000e-01)
  %32 = tail call noundef double @llvm.fma.f64(double %25, double %31, double 1.000000e+00)
  %33 = fmul double %25, %32
  %34 = zext nneg i32 %26 to i64
  %35 = getelementptr inbounds nuw double, ptr addrspace(4) @TWO_TO_JBY64_EP_HEAD, i64 %34
  %36 = load double, ptr addrspace(4) %35, align 8, !tbaa !17
  %37 = getelementptr inbounds nuw double, ptr addrspace(4) @TWO_TO_JBY64_EP_TAIL, i64 %34
  %38 = load double, ptr addrspace(4) %37, align 8, !tbaa !17
  %39 = fadd double %36, %38
  %40 = tail call noundef double @llvm.fma.f64(double %39, double %33, double %38)
  %41 = fadd double %36, %40
  %42 = icmp sgt i32 %27, -1023
  %43 = icmp ne i32 %27, -1022
  %44 = fcmp uge double %41, 1.000000e+00
  %45 = select i1 %43, i1 true, i1 %44
  %46 = select i1 %42, i1 %45, i1 false
  %47 = ashr i32 %22, 8
  %48 = sub nsw i32 %27, %47
  %49 = zext i32 %47 to i64
  %50 = shl i64 %49, 52
  %51 = add i64 %50, 4607182418800017408
  %52 = bitcast i64 %51 to double
  %53 = fmul double %41, %52
  %54 = zext i32 %48 to i64
  %55 = shl i64 %54, 52
  %56 = add i64 %55, 4607182418800017408
  %57 = bitcast i64 %56 to double
  %58 = fmul double %53, %57
  %59 = tail call noundef double @llvm.ldexp.f64.i32(double %41, i32 %27)
  %60 = select i1 %46, double %59, double %58
  %61 = fcmp ord double %19, 0.000000e+00
  %62 = select i1 %61, double %60, double %20
  %63 = fcmp olt double %19, 0xC0862E42FEFA39EF
  %64 = select i1 %63, double 0x7FF0000000000000, double %62
  %65 = fcmp ogt double %19, 0x40874910D52D3051
  %66 = select i1 %65, double 0.000000e+00, double %64
  %67 = insertelement <4 x double> poison, double %66, i64 0
  %68 = fcmp oge double %19, 0x3FEE0FAA00000000
  %69 = fcmp ole double %19, 0x3FF1082C00000000
  %70 = and i1 %68, %69
  %71 = fadd double %19, -1.000000e+00
  %72 = fadd double %71, 2.000000e+00
  %73 = fdiv double %71, %72
  %74 = fadd double %73, %73
  %75 = fmul double %74, %74
  %76 = fmul double %74, %75
  %77 = tail call noundef double @llvm.fma.f64(double %75, double 0x3F3C8034C85DFFF0, double 0x3F62492307F1519F)
  %78 = tail call noundef double @llvm.fma.f64(double %75, double %77, double 0x3F89999999BAC6D4)
  %79 = tail call noundef double @llvm.fma.f64(double %75, double %78, double 0x3FB55555555554E6)
  %80 = fneg double %73
  %81 = fmul double %71, %80
  %82 = tail call noundef double @llvm.fma.f64(double %76, double %79, double %81)
  %83 = bitcast double %71 to i64
  %84 = and i64 %83, -4294967296
  %85 = bitcast i64 %84 to double
  %86 = fsub double %71, %85
  %87 = fadd double %86, %82
  %88 = fmul double %87, 0x3ECB295C17F0BBBE
  %89 = tail call noundef double @llvm.fma.f64(double %85, double 0x3ECB295C17F0BBBE, double %88)
  %90 = tail call noundef double @llvm.fma.f64(double %87, double 0x3FF7154400000000, double %89)
  %91 = tail call noundef double @llvm.fma.f64(double %85, double 0x3FF7154400000000, double %90)
  %92 = bitcast double %19 to i64
  %93 = or i64 %92, 274719577269600256
  %94 = bitcast i64 %93 to double
  %95 = fadd double %94, 0x83D0000000000000
  %96 = bitcast double %95 to i64
  %97 = icmp ult i64 %92, 4503599627370496
  %98 = select i1 %97, i64 %96, i64 %92
  %99 = lshr i64 %98, 32
  %100 = trunc nuw i64 %99 to i32
  %101 = lshr i32 %100, 20
  %102 = and i32 %101, 2047
  %103 = select i1 %97, i32 -1083, i32 -1023
  %104 = add nsw i32 %102, %103
  %105 = and i64 %98, 4503599627370495
  %106 = or disjoint i64 %105, 4602678819172646912
  %107 = bitcast i64 %106 to double
  %108 = ashr i32 %100, 13
  %109 = lshr i32 %108, 1
  %110 = and i32 %109, 63
  %111 = or disjoint i32 %110, 64
  %112 = and i32 %108, 1
  %113 = add nuw nsw i32 %111, %112
  %114 = add nsw i32 %113, -64
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw double, ptr addrspace(4) @LN_TBL_LO, i64 %115
  %117 = load double, ptr addrspace(4) %116, align 8, !tbaa !17
  %118 = getelementptr inbounds nuw double, ptr addrspace(4) @LN_TBL_HI, i64 %115
  %119 = load double, ptr addrspace(4) %118, align 8, !tbaa !17
  %120 = uitofp nneg i32 %113 to double
  %121 = fmul double %120, 7.812500e-03
  %122 = fsub double %107, %121
  %123 = tail call noundef double @llvm.fma.f64(double %122, double 5.000000e-01, double %121)
  %124 = fdiv double %122, %123
  %125 = fmul double %124, %124
  %126 = tail call noundef double @llvm.fma.f64(double %125, double 0x3F6249423BD94741, double 0x3F89999999865EDE)
  %127 = tail call noundef double @llvm.fma.f64(double %125, double %126, double 0x3FB5555555555557)
  %128 = fmul double %125, %127
  %129 = tail call noundef double @llvm.fma.f64(double %124, double %128, double %124)
  %130 = fadd double %119, %129
  %131 = sitofp i32 %104 to double
  %132 = tail call noundef double @llvm.fma.f64(double %117, double 0x3FF7154400000000, double %131)
  %133 = fmul double %130, 0x3ECB295C17F0BBBE
  %134 = tail call noundef double @llvm.fma.f64(double %117, double 0x3ECB295C17F0BBBE, double %133)
  %135 = tail call noundef double @llvm.fma.f64(double %130, double 0x3FF7154400000000, double %134)
  %136 = fadd double %132, %135
  %137 = select i1 %70, double %91, double %136
  %138 = tail call double @llvm.fabs.f64(double %19)
  %139 = fcmp une double %138, 0x7FF0000000000000
  %140 = fcmp oge double %19, 0.000000e+00
  %141 = fcmp oeq double %19, 0.000000e+00
  %142 = fmul double %137, 0x3FE62E42FEFA39EF
  %143 = select i1 %139, double %142, double 0x7FF0000000000000
  %144 = select i1 %140, double %143, double 0x7FF8000000000000
  %145 = select i1 %141, double 0xFFF0000000000000, double %144
  %146 = insertelement <4 x double> %67, double %145, i64 1
  %147 = fcmp uge double %138, 0x42E0000000000000
  %148 = tail call noundef double @llvm.fma.f64(double %138, double 0x3FE45F306DC9C883, double 5.000000e-01)
  %149 = tail call noundef double @llvm.trunc.f64(double %148)
  %150 = fmul double %149, 0xBFF921FB54442D18
  %151 = fneg double %150
  %152 = tail call noundef double @llvm.fma.f64(double %149, double 0xBFF921FB54442D18, double %151)
  %153 = fmul double %149, 0xBC91A62633145C06
  %154 = fneg double %153
  %155 = tail call noundef double @llvm.fma.f64(double %149, double 0xBC91A62633145C06, double %154)
  %156 = fmul double %149, 0xB94C1CD129024E08
  %157 = fneg double %156
  %158 = tail call noundef double @llvm.fma.f64(double %149, double 0xB94C1CD129024E08, double %157)
  %159 = fadd double %153, %152
  %160 = fsub double %159, %152
  %161 = fsub double %153, %160
  %162 = fadd double %156, %161
  %163 = fadd double %155, %162
  %164 = fadd double %158, %163
  %165 = fadd double %150, %159
  %166 = fsub double %165, %150
  %167 = fsub double %159, %166
  %168 = fadd double %167, %164
  %169 = fsub double %168, %167
  %170 = fsub double %164, %169
  %171 = fadd double %138, %165
  %172 = fadd double %171, %168
  %173 = fsub double %172, %171
  %174 = fsub double %168, %173
  %175 = fadd double %170, %174
  %176 = fptosi double %149 to i64
  %177 = trunc i64 %176 to i32
  %178 = bitcast double %138 to i64
  %179 = lshr i64 %178, 52
  %180 = trunc nuw nsw i64 %179 to i32
  %181 = add nsw i32 %180, -1023
  %182 = ashr i32 %181, 3
  %183 = tail call i32 @llvm.smax.i32(i32 %182, i32 6)
  %184 = sub nuw nsw i32 133, %183
  %185 = and i32 %184, 240
  %186 = zext nneg i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr addrspace(4) @PIBITS_TBL, i64 %186
  %188 = load i64, ptr addrspace(4) %187, align 1, !tbaa !10
  %189 = getelementptr inbounds nuw i8, ptr addrspace(4) %187, i64 8
  %190 = load i64, ptr addrspace(4) %189, align 1, !tbaa !10
  %191 = getelementptr inbounds nuw i8, ptr addrspace(4) %187, i64 16
  %192 = load i64, ptr addrspace(4) %191, align 1, !tbaa !10
  %193 = getelementptr inbounds nuw i8, ptr addrspace(4) %187, i64 24
  %194 = load i64, ptr addrspace(4) %193, align 1, !tbaa !10
  %195 = getelementptr inbounds nuw i8, ptr addrspace(4) %187, i64 32
  %196 = load i64, ptr addrspace(4) %195, align 1, !tbaa !10
  %197 = lshr i64 %188, 32
  %198 = lshr i64 %190, 32
  %199 = lshr i64 %192, 32
  %200 = lshr i64 %194, 32
  %201 = lshr i64 %196, 32
  %202 = lshr i32 %184, 2
  %203 = and i32 %202, 3
  %204 = icmp eq i32 %203, 1
  %205 = icmp eq i32 %203, 2
  %206 = icmp eq i32 %203, 3
  %207 = select i1 %204, i64 %197, i64 %188
  %208 = select i1 %205, i64 %190, i64 %207
  %209 = select i1 %204, i64 %190, i64 %197
  %210 = select i1 %205, i64 %198, i64 %209
  %211 = select i1 %206, i64 %192, i64 %210
  %212 = select i1 %204, i64 %198, i64 %190
  %213 = select i1 %205, i64 %192, i64 %212
  %214 = select i1 %204, i64 %192, i64 %198
  %215 = select i1 %205, i64 %199, i64 %214
  %216 = select i1 %206, i64 %194, i64 %215
  %217 = select i1 %204, i64 %199, i64 %192
  %218 = select i1 %205, i64 %194, i64 %217
  %219 = select i1 %204, i64 %194, i64 %199
  %220 = select i1 %205, i64 %200, i64 %219
  %221 = select i1 %206, i64 %196, i64 %220
  %222 = select i1 %204, i64 %200, i64 %194
  %223 = select i1 %205, i64 %196, i64 %222
  %224 = and i64 %211, 4294967295
  %225 = shl nuw i64 %224, 32
  %226 = and i64 %208, 4294967295
  %227 = select i1 %206, i64 %198, i64 %226
  %228 = or disjoint i64 %225, %227
  %229 = shl nuw nsw i32 %184, 3
  %230 = and i32 %229, 24
  %231 = zext nneg i32 %230 to i64
  %232 = ashr i64 %228, %231
  %233 = and i64 %213, 4294967295
  %234 = select i1 %206, i64 %199, i64 %233
  %235 = shl nuw i64 %234, 32
  %236 = or disjoint i64 %235, %224
  %237 = ashr i64 %236, %231
  %238 = trunc i64 %237 to i32
  %239 = and i64 %216, 4294967295
  %240 = shl nuw i64 %239, 32
  %241 = or disjoint i64 %240, %234
  %242 = ashr i64 %241, %231
  %243 = trunc i64 %242 to i32
  %244 = and i64 %218, 4294967295
  %245 = select i1 %206, i64 %200, i64 %244
  %246 = shl nuw i64 %245, 32
  %247 = or disjoint i64 %246, %239
  %248 = ashr i64 %247, %231
  %249 = and i64 %221, 4294967295
  %250 = shl nuw i64 %249, 32
  %251 = or disjoint i64 %250, %245
  %252 = ashr i64 %251, %231
  %253 = trunc i64 %252 to i32
  %254 = and i64 %223, 4294967295
  %255 = select i1 %206, i64 %201, i64 %254
  %256 = shl nuw i64 %255, 32
  %257 = or disjoint i64 %256, %249
  %258 = ashr i64 %257, %231
  %259 = trunc i64 %258 to i32
  %260 = icmp slt i32 %182, 111
  %261 = select i1 %260, double 1.000000e+00, double 0x3770000000000000
  %262 = fmul double %138, %261
  %263 = select i1 %260, i32 0, i32 142606336
  %264 = shl nuw nsw i32 %183, 23
  %265 = sub nsw i32 %263, %264
  %266 = add nsw i32 %265, 982515712
  %267 = zext i32 %266 to i64
  %268 = shl nuw i64 %267, 32
  %269 = bitcast i64 %268 to double
  %270 = and i64 %232, 4294967295
  %271 = and i32 %238, 65535
  %272 = or disjoint i32 %271, %266
  %273 = zext i32 %272 to i64
  %274 = shl nuw i64 %273, 32
  %275 = or disjoint i64 %274, %270
  %276 = bitcast i64 %275 to double
  %277 = fsub double %276, %269
  %278 = add nsw i32 %265, 1032847360
  %279 = zext i32 %278 to i64
  %280 = shl nuw i64 %279, 32
  %281 = bitcast i64 %280 to double
  %282 = tail call i32 @llvm.fshl.i32(i32 %243, i32 %238, i32 16)
  %283 = zext i32 %282 to i64
  %284 = lshr i32 %243, 16
  %285 = or disjoint i32 %284, %278
  %286 = zext i32 %285 to i64
  %287 = shl nuw i64 %286, 32
  %288 = or disjoint i64 %287, %283
  %289 = bitcast i64 %288 to double
  %290 = fsub double %289, %281
  %291 = add nsw i32 %265, 1083179008
  %292 = zext nneg i32 %291 to i64
  %293 = shl nuw nsw i64 %292, 32
  %294 = bitcast i64 %293 to double
  %295 = and i64 %248, 4294967295
  %296 = and i32 %253, 65535
  %297 = or disjoint i32 %296, %291
  %298 = zext nneg i32 %297 to i64
  %299 = shl nuw nsw i64 %298, 32
  %300 = or disjoint i64 %299, %295
  %301 = bitcast i64 %300 to double
  %302 = fsub double %301, %294
  %303 = add nsw i32 %265, 1133510656
  %304 = zext nneg i32 %303 to i64
  %305 = shl nuw nsw i64 %304, 32
  %306 = bitcast i64 %305 to double
  %307 = tail call i32 @llvm.fshl.i32(i32 %259, i32 %253, i32 16)
  %308 = zext i32 %307 to i64
  %309 = lshr i32 %259, 16
  %310 = or disjoint i32 %309, %303
  %311 = zext nneg i32 %310 to i64
  %312 = shl nuw nsw i64 %311, 32
  %313 = or disjoint i64 %312, %308
  %314 = bitcast i64 %313 to double
  %315 = fsub double %314, %306
  %316 = fmul double %262, %277
  %317 = fneg double %316
  %318 = tail call noundef double @llvm.fma.f64(double %277, double %262, double %317)
  %319 = fmul double %262, %290
  %320 = fneg double %319
  %321 = tail call noundef double @llvm.fma.f64(double %290, double %262, double %320)
  %322 = fmul double %262, %302
  %323 = fneg double %322
  %324 = tail call noundef double @llvm.fma.f64(double %302, double %262, double %323)
  %325 = fmul double %262, %315
  %326 = fneg double %325
  %327 = tail call noundef double @llvm.fma.f64(double %315, double %262, double %326)
  %328 = fadd double %322, %325
  %329 = fsub double %328, %325
  %330 = fsub double %322, %329
  %331 = fadd double %327, %330
  %332 = fsub double %331, %327
  %333 = fsub double %330, %332
  %334 = fadd double %319, %331
  %335 = fsub double %334, %331
  %336 = fsub double %319, %335
  %337 = fadd double %333, %336
  %338 = fadd double %324, %337
  %339 = fsub double %338, %324
  %340 = fsub double %337, %339
  %341 = fadd double %316, %338
  %342 = fsub double %341, %338
  %343 = fsub double %316, %342
  %344 = fadd double %340, %343
  %345 = fadd double %321, %344
  %346 = fadd double %318, %345
  %347 = fmul double %328, 0x3F50000000000000
  %348 = tail call noundef double @llvm.floor.f64(double %347)
  %349 = fsub double %347, %348
  %350 = tail call noundef double @llvm.minimumnum.f64(double %349, double 0x3FEFFFFFFFFFFFFF)
  %351 = tail call double @llvm.fabs.f64(double %347)
  %352 = fcmp une double %351, 0x7FF0000000000000
  %353 = select i1 %352, double %350, double 0.000000e+00
  %354 = fcmp ord double %347, 0.000000e+00
  %355 = select i1 %354, double %353, double %347
  %356 = fmul double %355, 1.024000e+03
  %357 = fadd double %334, %356
  %358 = fcmp olt double %357, 0.000000e+00
  %359 = select i1 %358, double 1.024000e+03, double 0.000000e+00
  %360 = fadd double %356, %359
  %361 = fadd double %334, %360
  %362 = tail call noundef double @llvm.floor.f64(double %361)
  %363 = fsub double %361, %362
  %364 = tail call noundef double @llvm.minimumnum.f64(double %363, double 0x3FEFFFFFFFFFFFFF)
  %365 = tail call double @llvm.fabs.f64(double %361)
  %366 = fcmp une double %365, 0x7FF0000000000000
  %367 = select i1 %366, double %364, double 0.000000e+00
  %368 = fcmp ord double %361, 0.000000e+00
  %369 = select i1 %368, double %367, double %361
  %370 = fsub double %361, %369
  %371 = fptrunc double %370 to float
  %372 = fptosi float %371 to i32
  %373 = fsub double %360, %370
  %374 = fadd double %334, %373
  %375 = fsub double %374, %373
  %376 = fsub double %334, %375
  %377 = fadd double %341, %376
  %378 = fsub double %377, %376
  %379 = fsub double %341, %378
  %380 = fadd double %346, %379
  %381 = fcmp oge double %374, 5.000000e-01
  %382 = zext i1 %381 to i32
  %383 = add nsw i32 %382, %372
  %384 = uitofp i1 %381 to double
  %385 = fsub double %374, %384
  %386 = fadd double %385, %377
  %387 = fsub double %386, %385
  %388 = fsub double %377, %387
  %389 = fadd double %388, %380
  %390 = fmul double %386, 0x3FF921FB54442D18
  %391 = fneg double %390
  %392 = tail call noundef double @llvm.fma.f64(double %386, double 0x3FF921FB54442D18, double %391)
  %393 = tail call noundef double @llvm.fma.f64(double %386, double 0x3C91A62633145C06, double %392)
  %394 = tail call noundef double @llvm.fma.f64(double %389, double 0x3FF921FB54442D18, double %393)
  %395 = fadd double %390, %394
  %396 = fsub double %395, %390
  %397 = fsub double %394, %396
  %398 = select i1 %147, double %395, double %172
  %399 = select i1 %147, double %397, double %175
  %400 = select i1 %147, i32 %383, i32 %177
  %401 = fmul double %398, %398
  %402 = fmul double %401, 5.000000e-01
  %403 = fsub double 1.000000e+00, %402
  %404 = tail call noundef double @llvm.fma.f64(double %401, double 0x3DE5E0B2F9A43BB8, double 0xBE5AE600B42FDFA7)
  %405 = tail call noundef double @llvm.fma.f64(double %404, double %401, double 0x3EC71DE3796CDE01)
  %406 = tail call noundef double @llvm.fma.f64(double %405, double %401, double 0xBF2A01A019E83E5C)
  %407 = tail call noundef double @llvm.fma.f64(double %406, double %401, double 0x3F81111111110BB3)
  %408 = tail call noundef double @llvm.fma.f64(double %401, double 0xBDA907DB46CC5E42, double 0x3E21EEB69037AB78)
  %409 = tail call noundef double @llvm.fma.f64(double %408, double %401, double 0xBE927E4FA17F65F6)
  %410 = tail call noundef double @llvm.fma.f64(double %409, double %401, double 0x3EFA01A019F4EC90)
  %411 = tail call noundef double @llvm.fma.f64(double %410, double %401, double 0xBF56C16C16C16967)
  %412 = tail call noundef double @llvm.fma.f64(double %411, double %401, double 0x3FA5555555555555)
  %413 = fmul double %401, %401
  %414 = fsub double 1.000000e+00, %403
  %415 = fsub double %414, %402
  %416 = tail call noundef double @llvm.fma.f64(double %398, double %399, double %415)
  %417 = tail call noundef double @llvm.fma.f64(double %412, double %413, double %416)
  %418 = fadd double %403, %417
  %419 = fneg double %398
  %420 = fmul double %401, %419
  %421 = fmul double %399, 5.000000e-01
  %422 = tail call noundef double @llvm.fma.f64(double %420, double %407, double %421)
  %423 = fneg double %399
  %424 = tail call noundef double @llvm.fma.f64(double %422, double %401, double %423)
  %425 = tail call noundef double @llvm.fma.f64(double %420, double 0xBFC5555555555555, double %424)
  %426 = fsub double %398, %425
  %427 = and i32 %400, 1
  %428 = icmp eq i32 %427, 0
  %429 = select i1 %428, double %426, double %418
  %430 = bitcast double %429 to i64
  %431 = lshr i32 %400, 1
  %432 = and i32 %431, 1
  %433 = fcmp olt double %19, 0.000000e+00
  %434 = zext i1 %433 to i32
  %435 = xor i32 %432, %434
  %436 = zext nneg i32 %435 to i64
  %437 = shl nuw i64 %436, 63
  %438 = xor i64 %437, %430
  %439 = fcmp one double %138, 0x7FF0000000000000
  %440 = bitcast i64 %438 to double
  %441 = select i1 %439, double %440, double 0x7FF8000000000000
  %442 = tail call fastcc double @llvm.sqrt.f64(double noundef %19) #11
  %443 = fmul double %442, %441
  %444 = insertelement <4 x double> %146, double %443, i64 2
  %445 = icmp samesign ult i64 %178, 6863485832112635904
  %446 = select i1 %445, double 1.000000e+00, double 0x1A70000000000000
  %447 = icmp samesign ugt i64 %178, 2355382605114769407
  %448 = select i1 %447, double %446, double 0x6570000000000000
  %449 = fmul double %138, %448
  %450 = fmul double %448, 5.000000e-01
  %451 = fmul double %450, %450
  %452 = tail call noundef double @llvm.fma.f64(double %449, double %449, double %451)
  %453 = fcmp olt double %452, 0x1000000000000000
  %454 = fmul double %452, 0x4FF0000000000000
  %455 = select i1 %453, double %454, double %452
  %456 = tail call double @llvm.amdgcn.rsq.f64(double %455)
  %457 = fmul double %455, %456
  %458 = fmul double %456, 5.000000e-01
  %459 = fneg double %458
  %460 = tail call noundef double @llvm.fma.f64(double %459, double %457, double 5.000000e-01)
  %461 = tail call noundef double @llvm.fma.f64(double %457, double %460, double %457)
  %462 = fneg double %461
  %463 = tail call noundef double @llvm.fma.f64(double %462, double %461, double %455)
  %464 = tail call noundef double @llvm.fma.f64(double %458, double %460, double %458)
  %465 = tail call noundef double @llvm.fma.f64(double %463, double %464, double %461)
  %466 = fneg double %465
  %467 = tail call noundef double @llvm.fma.f64(double %466, double %465, double %455)
  %468 = tail call noundef double @llvm.fma.f64(double %467, double %464, double %465)
  %469 = fmul double %468, 0x37F0000000000000
  %470 = select i1 %453, double %469, double %468
  %471 = tail call i1 @llvm.is.fpclass.f64(double %452, i32 576)
  %472 = select i1 %471, double %455, double %470
  %473 = fcmp uno double %19, 0.000000e+00
  %474 = add nsw i32 %180, -1022
  %475 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %474, i1 true)
  %476 = icmp samesign ult i32 %475, 55
  %477 = select i1 %445, double 1.000000e+00, double 0x6570000000000000
  %478 = select i1 %447, double %477, double 0x1A70000000000000
  %479 = fmul double %478, %472
  %480 = fadd double %138, 5.000000e-01
  %481 = select i1 %476, double %479, double %480
  %482 = select i1 %473, double 0x7FF8000000000000, double %481
  %483 = fcmp oeq double %138, 0x7FF0000000000000
  %484 = select i1 %483, double 0x7FF0000000000000, double %482
  %485 = insertelement <4 x double> %444, double %484, i64 3
  %486 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %17
  store <4 x double> %485, ptr addrspace(1) %486, align 32, !tbaa !20
  ret void
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @double_rounding(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !17, !amdgpu.noclobber !19
  %21 = tail call fastcc double @llvm.floor.f64(double noundef %20) #11
  %22 = tail call fastcc double @llvm.rint.f64(double noundef %20) #11
  %23 = tail call double @llvm.fabs.f64(double %20)
  %24 = bitcast double %23 to i64
  %25 = lshr i64 %24, 52
  %26 = trunc nuw nsw i64 %25 to i32
  %27 = and i64 %24, 4503599627370495
  %28 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %27, i1 false)
  %29 = trunc nuw nsw i64 %28 to i32
  %30 = sub nsw i32 11, %29
  %31 = icmp eq i64 %25, 0
  %32 = select i1 %31, i32 %30, i32 %26
  %33 = trunc nsw i32 %32 to i16
  %34 = add nsw i16 %33, -1025
  %35 = sdiv i16 %34, 53
  %36 = tail call i16 @llvm.smax.i16(i16 %35, i16 0)
  %37 = zext nneg i16 %36 to i32
  %38 = icmp slt i32 %32, 1078
  br i1 %38, label %62, label %39

39:                                               ; preds = %3
  %40 = mul nuw nsw i32 %37, 53
  %41 = tail call noundef double @llvm.ldexp.f64.i32(double 7.250000e+00, i32 %40)
  br label %42

42:                                               ; preds = %42, %39
  %43 = phi double [ %58, %42 ], [ %23, %39 ]
  %44 = phi double [ %59, %42 ], [ %41, %39 ]
  %45 = phi i32 [ %60, %42 ], [ 0, %39 ]
  %46 = fdiv double %43, %44
  %47 = tail call noundef double @llvm.trunc.f64(double %46)
  %48 = fmul double %44, %47
  %49 = fneg double %48
  %50 = tail call noundef double @llvm.fma.f64(double %44, double %47, double %49)
  %51 = fsub double %43, %48
  %52 = fsub double %43, %51
  %53 = fsub double %52, %48
  %54 = fsub double %53, %50
  %55 = fadd double %51, %54
  %56 = fcmp olt double %55, 0.000000e+00
  %57 = select i1 %56, double %44, double 0.000000e+00
  %58 = fadd double %55, %57
  %59 = fmul double %44, 0x3CA0000000000000
  %60 = add nuw nsw i32 %45, 1
  %61 = icmp eq i32 %60, %37
  br i1 %61, label %62, label %42

62:                                               ; preds = %42, %3
  %63 = phi double [ 7.250000e+00, %3 ], [ %59, %42 ]
  %64 = phi double [ %23, %3 ], [ %58, %42 ]
  %65 = insertelement <4 x double> poison, double %21, i64 0
  %66 = insertelement <4 x double> %65, double %22, i64 1
  %67 = bitcast double %20 to i64
  %68 = fdiv double %64, %63
  %69 = tail call noundef double @llvm.floor.f64(double %68)
  %70 = fmul double %63, %69
  %71 = fneg double %70
  %72 = tail call noundef double @llvm.fma.f64(double %63, double %69, double %71)
  %73 = fsub double %64, %70
  %74 = fsub double %64, %73
  %75 = fsub double %74, %70
  %76 = fsub double %75, %72
  %77 = fadd double %73, %76
  %78 = fcmp olt double %77, 0.000000e+00
  %79 = select i1 %78, double %63, double 0.000000e+00
  %80 = fadd double %77, %79
  %81 = bitcast double %80 to i64
  %82 = fcmp oeq double %23, 7.250000e+00
  %83 = select i1 %82, i64 0, i64 %81
  %84 = xor i64 %83, %67
  %85 = xor i64 %84, %24
  %86 = bitcast i64 %85 to double
  %87 = fcmp olt double %23, 7.250000e+00
  %88 = select i1 %87, double %20, double %86
  %89 = icmp eq i64 %25, 2047
  %90 = select i1 %89, double 0x7FF8000000000000, double %88
  %91 = insertelement <4 x double> %66, double %90, i64 2
  %92 = fptrunc double %20 to float
  %93 = tail call float @llvm.fabs.f32(float %92)
  %94 = fpext float %93 to double
  %95 = fcmp uge double %23, %94
  %96 = fcmp one float %92, 0.000000e+00
  %97 = select i1 %96, float 1.000000e+00, float 0.000000e+00
  %98 = tail call noundef float @llvm.copysign.f32(float %97, float %92)
  %99 = fmul float %98, 0xFFF0000000000000
  %100 = bitcast float %92 to i32
  %101 = sub nsw i32 -2147483648, %100
  %102 = icmp slt i32 %100, 0
  %103 = select i1 %102, i32 %101, i32 %100
  %104 = bitcast float %99 to i32
  %105 = tail call noundef float @llvm.fabs.f32(float %99)
  %106 = sub nsw i32 -2147483648, %104
  %107 = icmp slt i32 %104, 0
  %108 = select i1 %107, i32 %106, i32 %104
  %109 = icmp sge i32 %103, %108
  %110 = select i1 %109, i32 -1, i32 1
  %111 = add nsw i32 %110, %103
  %112 = sub i32 -2147483648, %111
  %113 = icmp slt i32 %111, 0
  %114 = icmp ne i32 %111, 0
  %115 = or i1 %109, %114
  %116 = select i1 %115, i32 %111, i32 -2147483648
  %117 = select i1 %113, i32 %112, i32 %116
  %118 = fcmp ord float %92, 0.000000e+00
  %119 = fcmp ord float %99, 0.000000e+00
  %120 = bitcast float %93 to i32
  %121 = bitcast float %105 to i32
  %122 = or i32 %121, %120
  %123 = icmp eq i32 %122, 0
  %124 = icmp eq i32 %100, %104
  %125 = or i1 %124, %123
  %126 = bitcast i32 %117 to float
  %127 = select i1 %118, float %126, float %92
  %128 = select i1 %119, float %127, float %99
  %129 = select i1 %125, float %99, float %128
  %130 = select i1 %95, float %92, float %129
  %131 = fpext float %130 to double
  %132 = insertelement <4 x double> %91, double %131, i64 3
  %133 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %18
  store <4 x double> %132, ptr addrspace(1) %133, align 32, !tbaa !20
  %134 = tail call noundef double @llvm.floor.f64(double %20)
  %135 = fptosi double %134 to i64
  %136 = mul nsw i64 %135, 3
  %137 = tail call noundef double @llvm.ceil.f64(double %20)
  %138 = fptosi double %137 to i32
  %139 = sext i32 %138 to i64
  %140 = fcmp ogt double %20, 5.000000e-01
  %141 = zext i1 %140 to i64
  %142 = fcmp uno double %20, 0.000000e+00
  %143 = zext i1 %142 to i64
  %144 = add nuw nsw i64 %143, %141
  %145 = add nsw i64 %144, %139
  %146 = add i64 %145, %136
  %147 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %18
  store i64 %146, ptr addrspace(1) %147, align 8, !tbaa !10
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_double_rounding(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !17
  %21 = tail call fastcc double @llvm.floor.f64(double noundef %20) #11
  %22 = tail call fastcc double @llvm.rint.f64(double noundef %20) #11
  %23 = tail call double @llvm.fabs.f64(double %20)
  %24 = bitcast double %23 to i64
  %25 = lshr i64 %24, 52
  %26 = trunc nuw nsw i64 %25 to i32
  %27 = and i64 %24, 4503599627370495
  %28 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %27, i1 false)
  %29 = trunc nuw nsw i64 %28 to i32
  %30 = sub nsw i32 11, %29
  %31 = icmp eq i64 %25, 0
  %32 = select i1 %31, i32 %30, i32 %26
  %33 = trunc nsw i32 %32 to i16
  %34 = add nsw i16 %33, -1025
  %35 = sdiv i16 %34, 53
  %36 = tail call i16 @llvm.smax.i16(i16 %35, i16 0)
  %37 = zext nneg i16 %36 to i32
  %38 = icmp slt i32 %32, 1078
  br i1 %38, label %62, label %39

39:                                               ; preds = %3
  %40 = mul nuw nsw i32 %37, 53
  %41 = tail call noundef double @llvm.ldexp.f64.i32(double 7.250000e+00, i32 %40)
  br label %42

42:                                               ; preds = %42, %39
  %43 = phi double [ %58, %42 ], [ %23, %39 ]
  %44 = phi double [ %59, %42 ], [ %41, %39 ]
  %45 = phi i32 [ %60, %42 ], [ 0, %39 ]
  %46 = fdiv double %43, %44
  %47 = tail call noundef double @llvm.trunc.f64(double %46)
  %48 = fmul double %44, %47
  %49 = fneg double %48
  %50 = tail call noundef double @llvm.fma.f64(double %44, double %47, double %49)
  %51 = fsub double %43, %48
  %52 = fsub double %43, %51
  %53 = fsub double %52, %48
  %54 = fsub double %53, %50
  %55 = fadd double %51, %54
  %56 = fcmp olt double %55, 0.000000e+00
  %57 = select i1 %56, double %44, double 0.000000e+00
  %58 = fadd double %55, %57
  %59 = fmul double %44, 0x3CA0000000000000
  %60 = add nuw nsw i32 %45, 1
  %61 = icmp eq i32 %60, %37
  br i1 %61, label %62, label %42

62:                                               ; preds = %42, %3
  %63 = phi double [ 7.250000e+00, %3 ], [ %59, %42 ]
  %64 = phi double [ %23, %3 ], [ %58, %42 ]
  %65 = insertelement <4 x double> poison, double %21, i64 0
  %66 = insertelement <4 x double> %65, double %22, i64 1
  %67 = bitcast double %20 to i64
  %68 = fdiv double %64, %63
  %69 = tail call noundef double @llvm.floor.f64(double %68)
  %70 = fmul double %63, %69
  %71 = fneg double %70
  %72 = tail call noundef double @llvm.fma.f64(double %63, double %69, double %71)
  %73 = fsub double %64, %70
  %74 = fsub double %64, %73
  %75 = fsub double %74, %70
  %76 = fsub double %75, %72
  %77 = fadd double %73, %76
  %78 = fcmp olt double %77, 0.000000e+00
  %79 = select i1 %78, double %63, double 0.000000e+00
  %80 = fadd double %77, %79
  %81 = bitcast double %80 to i64
  %82 = fcmp oeq double %23, 7.250000e+00
  %83 = select i1 %82, i64 0, i64 %81
  %84 = xor i64 %83, %67
  %85 = xor i64 %84, %24
  %86 = bitcast i64 %85 to double
  %87 = fcmp olt double %23, 7.250000e+00
  %88 = select i1 %87, double %20, double %86
  %89 = icmp eq i64 %25, 2047
  %90 = select i1 %89, double 0x7FF8000000000000, double %88
  %91 = insertelement <4 x double> %66, double %90, i64 2
  %92 = fptrunc double %20 to float
  %93 = tail call float @llvm.fabs.f32(float %92)
  %94 = fpext float %93 to double
  %95 = fcmp uge double %23, %94
  %96 = fcmp one float %92, 0.000000e+00
  %97 = select i1 %96, float 1.000000e+00, float 0.000000e+00
  %98 = tail call noundef float @llvm.copysign.f32(float %97, float %92)
  %99 = fmul float %98, 0xFFF0000000000000
  %100 = bitcast float %92 to i32
  %101 = sub nsw i32 -2147483648, %100
  %102 = icmp slt i32 %100, 0
  %103 = select i1 %102, i32 %101, i32 %100
  %104 = bitcast float %99 to i32
  %105 = tail call noundef float @llvm.fabs.f32(float %99)
  %106 = sub nsw i32 -2147483648, %104
  %107 = icmp slt i32 %104, 0
  %108 = select i1 %107, i32 %106, i32 %104
  %109 = icmp sge i32 %103, %108
  %110 = select i1 %109, i32 -1, i32 1
  %111 = add nsw i32 %110, %103
  %112 = sub i32 -2147483648, %111
  %113 = icmp slt i32 %111, 0
  %114 = icmp ne i32 %111, 0
  %115 = or i1 %109, %114
  %116 = select i1 %115, i32 %111, i32 -2147483648
  %117 = select i1 %113, i32 %112, i32 %116
  %118 = fcmp ord float %92, 0.000000e+00
  %119 = fcmp ord float %99, 0.000000e+00
  %120 = bitcast float %93 to i32
  %121 = bitcast float %105 to i32
  %122 = or i32 %121, %120
  %123 = icmp eq i32 %122, 0
  %124 = icmp eq i32 %100, %104
  %125 = or i1 %124, %123
  %126 = bitcast i32 %117 to float
  %127 = select i1 %118, float %126, float %92
  %128 = select i1 %119, float %127, float %99
  %129 = select i1 %125, float %99, float %128
  %130 = select i1 %95, float %92, float %129
  %131 = fpext float %130 to double
  %132 = insertelement <4 x double> %91, double %131, i64 3
  %133 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %18
  store <4 x double> %132, ptr addrspace(1) %133, align 32, !tbaa !20
  %134 = tail call noundef double @llvm.floor.f64(double %20)
  %135 = fptosi double %134 to i64
  %136 = mul nsw i64 %135, 3
  %137 = tail call noundef double @llvm.ceil.f64(double %20)
  %138 = fptosi double %137 to i32
  %139 = sext i32 %138 to i64
  %140 = fcmp ogt double %20, 5.000000e-01
  %141 = zext i1 %140 to i64
  %142 = fcmp uno double %20, 0.000000e+00
  %143 = zext i1 %142 to i64
  %144 = add nuw nsw i64 %143, %141
  %145 = add nsw i64 %144, %139
  %146 = add i64 %145, %136
  %147 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %18
  store i64 %146, ptr addrspace(1) %147, align 8, !tbaa !10
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @kahan_sum(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #7 !kernel_arg_addr_space !26 !kernel_arg_access_qual !22 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %37

20:                                               ; preds = %3
  %21 = zext nneg i32 %2 to i64
  %22 = mul i64 %18, %21
  %23 = getelementptr double, ptr addrspace(1) %0, i64 %22
  br label %24

24:                                               ; preds = %20, %24
  %25 = phi double [ 0.000000e+00, %20 ], [ %32, %24 ]
  %26 = phi double [ 0.000000e+00, %20 ], [ %34, %24 ]
  %27 = phi i32 [ 0, %20 ], [ %35, %24 ]
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr double, ptr addrspace(1) %23, i64 %28
  %30 = load double, ptr addrspace(1) %29, align 8, !tbaa !17
  %31 = fsub double %30, %26
  %32 = fadd double %25, %31
  %33 = fsub double %32, %25
  %34 = fsub double %33, %31
  %35 = add nuw nsw i32 %27, 1
  %36 = icmp eq i32 %35, %2
  br i1 %36, label %37, label %24

37:                                               ; preds = %24, %3
  %38 = phi double [ 0.000000e+00, %3 ], [ %34, %24 ]
  %39 = phi double [ 0.000000e+00, %3 ], [ %32, %24 ]
  %40 = insertelement <2 x double> poison, double %39, i64 0
  %41 = insertelement <2 x double> %40, double %38, i64 1
  %42 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %18
  store <2 x double> %41, ptr addrspace(1) %42, align 16, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_kahan_sum(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #8 !kernel_arg_addr_space !26 !kernel_arg_access_qual !22 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %24

20:                                               ; preds = %3
  %21 = zext nneg i32 %2 to i64
  %22 = mul i64 %18, %21
  %23 = getelementptr double, ptr addrspace(1) %0, i64 %22
  br label %30

24:                                               ; preds = %30, %3
  %25 = phi double [ 0.000000e+00, %3 ], [ %40, %30 ]
  %26 = phi double [ 0.000000e+00, %3 ], [ %38, %30 ]
  %27 = insertelement <2 x double> poison, double %26, i64 0
  %28 = insertelement <2 x double> %27, double %25, i64 1
  %29 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %18
  store <2 x double> %28, ptr addrspace(1) %29, align 16, !tbaa !20
  ret void

30:                                               ; preds = %20, %30
  %31 = phi double [ 0.000000e+00, %20 ], [ %38, %30 ]
  %32 = phi double [ 0.000000e+00, %20 ], [ %40, %30 ]
  %33 = phi i32 [ 0, %20 ], [ %41, %30 ]
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr double, ptr addrspace(1) %23, i64 %34
  %36 = load double, ptr addrspace(1) %35, align 8, !tbaa !17
  %37 = fsub double %36, %32
  %38 = fadd double %31, %37
  %39 = fsub double %38, %31
  %40 = fsub double %39, %37
  %41 = add nuw nsw i32 %33, 1
  %42 = icmp eq i32 %41, %2
  br i1 %42, label %24, label %30
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @double_double(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %19
  %21 = load <2 x double>, ptr addrspace(1) %20, align 16, !amdgpu.noclobber !19
  %22 = extractelement <2 x double> %21, i64 0
  %23 = extractelement <2 x double> %21, i64 1
  %24 = fmul double %23, 1.000000e-17
  %25 = fadd double %22, %24
  %26 = fsub double %25, %22
  %27 = fsub double %25, %26
  %28 = fsub double %22, %27
  %29 = fsub double %24, %26
  %30 = fadd double %29, %28
  %31 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %19
  %32 = load <2 x double>, ptr addrspace(1) %31, align 16, !amdgpu.noclobber !19
  %33 = extractelement <2 x double> %32, i64 0
  %34 = extractelement <2 x double> %32, i64 1
  %35 = fmul double %34, 1.000000e-17
  %36 = fadd double %33, %35
  %37 = fsub double %36, %33
  %38 = fsub double %36, %37
  %39 = fsub double %33, %38
  %40 = fsub double %35, %37
  %41 = fadd double %40, %39
  %42 = icmp sgt i32 %3, 0
  br i1 %42, label %43, label %79

43:                                               ; preds = %4, %43
  %44 = phi <2 x double> [ %76, %43 ], [ <double 1.000000e+00, double 0.000000e+00>, %4 ]
  %45 = phi i32 [ %77, %43 ], [ 0, %4 ]
  %46 = extractelement <2 x double> %44, i64 0
  %47 = fmul double %25, %46
  %48 = fneg double %47
  %49 = tail call fastcc double @llvm.fma.f64(double noundef %46, double noundef %25, double noundef %48) #11
  %50 = fmul double %30, %46
  %51 = extractelement <2 x double> %44, i64 1
  %52 = fmul double %25, %51
  %53 = fadd double %50, %52
  %54 = fadd double %49, %53
  %55 = fadd double %47, %54
  %56 = fsub double %55, %47
  %57 = fsub double %55, %56
  %58 = fsub double %47, %57
  %59 = fsub double %54, %56
  %60 = fadd double %59, %58
  %61 = fadd double %36, %55
  %62 = fsub double %61, %55
  %63 = fsub double %61, %62
  %64 = fsub double %55, %63
  %65 = fsub double %36, %62
  %66 = fadd double %65, %64
  %67 = fadd double %60, %66
  %68 = fadd double %41, %67
  %69 = fadd double %61, %68
  %70 = fsub double %69, %61
  %71 = insertelement <2 x double> poison, double %69, i64 0
  %72 = fsub double %69, %70
  %73 = fsub double %61, %72
  %74 = fsub double %68, %70
  %75 = fadd double %74, %73
  %76 = insertelement <2 x double> %71, double %75, i64 1
  %77 = add nuw nsw i32 %45, 1
  %78 = icmp eq i32 %77, %3
  br i1 %78, label %79, label %43

79:                                               ; preds = %43, %4
  %80 = phi <2 x double> [ <double 1.000000e+00, double 0.000000e+00>, %4 ], [ %76, %43 ]
  %81 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %19
  store <2 x double> %80, ptr addrspace(1) %81, align 16, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_double_double(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %19
  %21 = load <2 x double>, ptr addrspace(1) %20, align 16
  %22 = extractelement <2 x double> %21, i64 0
  %23 = extractelement <2 x double> %21, i64 1
  %24 = fmul double %23, 1.000000e-17
  %25 = fadd double %22, %24
  %26 = fsub double %25, %22
  %27 = fsub double %25, %26
  %28 = fsub double %22, %27
  %29 = fsub double %24, %26
  %30 = fadd double %29, %28
  %31 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %19
  %32 = load <2 x double>, ptr addrspace(1) %31, align 16
  %33 = extractelement <2 x double> %32, i64 0
  %34 = extractelement <2 x double> %32, i64 1
  %35 = fmul double %34, 1.000000e-17
  %36 = fadd double %33, %35
  %37 = fsub double %36, %33
  %38 = fsub double %36, %37
  %39 = fsub double %33, %38
  %40 = fsub double %35, %37
  %41 = fadd double %40, %39
  %42 = icmp sgt i32 %3, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %46, %4
  %44 = phi <2 x double> [ <double 1.000000e+00, double 0.000000e+00>, %4 ], [ %79, %46 ]
  %45 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %19
  store <2 x double> %44, ptr addrspace(1) %45, align 16, !tbaa !20
  ret void

46:                                               ; preds = %4, %46
  %47 = phi <2 x double> [ %79, %46 ], [ <double 1.000000e+00, double 0.000000e+00>, %4 ]
  %48 = phi i32 [ %80, %46 ], [ 0, %4 ]
  %49 = extractelement <2 x double> %47, i64 0
  %50 = fmul double %25, %49
  %51 = fneg double %50
  %52 = tail call fastcc double @llvm.fma.f64(double noundef %49, double noundef %25, double noundef %51) #11
  %53 = fmul double %30, %49
  %54 = extractelement <2 x double> %47, i64 1
  %55 = fmul double %25, %54
  %56 = fadd double %53, %55
  %57 = fadd double %52, %56
  %58 = fadd double %50, %57
  %59 = fsub double %58, %50
  %60 = fsub double %58, %59
  %61 = fsub double %50, %60
  %62 = fsub double %57, %59
  %63 = fadd double %62, %61
  %64 = fadd double %36, %58
  %65 = fsub double %64, %58
  %66 = fsub double %64, %65
  %67 = fsub double %58, %66
  %68 = fsub double %36, %65
  %69 = fadd double %68, %67
  %70 = fadd double %63, %69
  %71 = fadd double %41, %70
  %72 = fadd double %64, %71
  %73 = fsub double %72, %64
  %74 = insertelement <2 x double> poison, double %72, i64 0
  %75 = fsub double %72, %73
  %76 = fsub double %64, %75
  %77 = fsub double %71, %73
  %78 = fadd double %77, %76
  %79 = insertelement <2 x double> %74, double %78, i64 1
  %80 = add nuw nsw i32 %48, 1
  %81 = icmp eq i32 %80, %3
  br i1 %81, label %43, label %46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ldexp.f64.i32(double, i32) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.amdgcn.rsq.f64(double) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minimumnum.f64(double, double) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"double*", !"double4*"}
!15 = !{!"double*", !"double __attribute__((ext_vector_type(4)))*"}
!16 = !{!"const", !""}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !8, i64 0}
!19 = !{}
!20 = !{!8, !8, i64 0}
!21 = !{i32 1, i32 1, i32 1}
!22 = !{!"none", !"none", !"none"}
!23 = !{!"double*", !"double4*", !"long*"}
!24 = !{!"double*", !"double __attribute__((ext_vector_type(4)))*", !"long*"}
!25 = !{!"const", !"", !""}
!26 = !{i32 1, i32 1, i32 0}
!27 = !{!"double*", !"double2*", !"int"}
!28 = !{!"double*", !"double __attribute__((ext_vector_type(2)))*", !"int"}
!29 = !{i32 1, i32 1, i32 1, i32 0}
!30 = !{!"none", !"none", !"none", !"none"}
!31 = !{!"double2*", !"double2*", !"double2*", !"int"}
!32 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"int"}
!33 = !{!"const", !"const", !"", !""}
