; ModuleID = 'corpus/opencl/pressure_unrolled.cl'
source_filename = "corpus/opencl/pressure_unrolled.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@cosines = dso_local local_unnamed_addr addrspace(2) constant [64 x float] [float 1.000000e+00, float 0x3FEFD88DA0000000, float 0x3FEF6297C0000000, float 0x3FEE9F4160000000, float 0x3FED906BC0000000, float 0x3FEC38B300000000, float 0x3FEA9B6620000000, float 0x3FE8BC8060000000, float 0x3FE6A09E60000000, float 0x3FE44CF320000000, float 0x3FE1C73B40000000, float 0x3FDE2B5D40000000, float 0x3FD87DE2A0000000, float 0x3FD2940620000000, float 0x3FC8F8B840000000, float 0x3FB917A6C0000000, float 0.000000e+00, float 0xBFB917A6C0000000, float 0xBFC8F8B840000000, float 0xBFD2940620000000, float 0xBFD87DE2A0000000, float 0xBFDE2B5D40000000, float 0xBFE1C73B40000000, float 0xBFE44CF320000000, float 0xBFE6A09E60000000, float 0xBFE8BC8060000000, float 0xBFEA9B6620000000, float 0xBFEC38B300000000, float 0xBFED906BC0000000, float 0xBFEE9F4160000000, float 0xBFEF6297C0000000, float 0xBFEFD88DA0000000, float -1.000000e+00, float 0xBFEFD88DA0000000, float 0xBFEF6297C0000000, float 0xBFEE9F4160000000, float 0xBFED906BC0000000, float 0xBFEC38B300000000, float 0xBFEA9B6620000000, float 0xBFE8BC8060000000, float 0xBFE6A09E60000000, float 0xBFE44CF320000000, float 0xBFE1C73B40000000, float 0xBFDE2B5D40000000, float 0xBFD87DE2A0000000, float 0xBFD2940620000000, float 0xBFC8F8B840000000, float 0xBFB917A6C0000000, float 0.000000e+00, float 0x3FB917A6C0000000, float 0x3FC8F8B840000000, float 0x3FD2940620000000, float 0x3FD87DE2A0000000, float 0x3FDE2B5D40000000, float 0x3FE1C73B40000000, float 0x3FE44CF320000000, float 0x3FE6A09E60000000, float 0x3FE8BC8060000000, float 0x3FEA9B6620000000, float 0x3FEC38B300000000, float 0x3FED906BC0000000, float 0x3FEE9F4160000000, float 0x3FEF6297C0000000, float 0x3FEFD88DA0000000], align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @dct16(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = shl i32 %4, 4
  %6 = sext i32 %5 to i64
  %7 = shl nsw i64 %6, 2
  %8 = getelementptr i8, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 12
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 20
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 24
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 28
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 32
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 36
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 40
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 44
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 48
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 52
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 56
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 60
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fadd float %9, 0.000000e+00
  %41 = fadd float %11, %40
  %42 = fadd float %13, %41
  %43 = fadd float %15, %42
  %44 = fadd float %17, %43
  %45 = fadd float %19, %44
  %46 = fadd float %21, %45
  %47 = fadd float %23, %46
  %48 = fadd float %25, %47
  %49 = fadd float %27, %48
  %50 = fadd float %29, %49
  %51 = fadd float %31, %50
  %52 = fadd float %33, %51
  %53 = fadd float %35, %52
  %54 = fadd float %37, %53
  %55 = fadd float %39, %54
  %56 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FEFD88DA0000000, float 0.000000e+00)
  %57 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FEE9F4160000000, float %56)
  %58 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FEC38B300000000, float %57)
  %59 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FE8BC8060000000, float %58)
  %60 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FE44CF320000000, float %59)
  %61 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FDE2B5D40000000, float %60)
  %62 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FD2940620000000, float %61)
  %63 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FB917A6C0000000, float %62)
  %64 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFB917A6C0000000, float %63)
  %65 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFD2940620000000, float %64)
  %66 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFDE2B5D40000000, float %65)
  %67 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFE44CF320000000, float %66)
  %68 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFE8BC8060000000, float %67)
  %69 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFEC38B300000000, float %68)
  %70 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFEE9F4160000000, float %69)
  %71 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFEFD88DA0000000, float %70)
  %72 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FEF6297C0000000, float 0.000000e+00)
  %73 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FEA9B6620000000, float %72)
  %74 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FE1C73B40000000, float %73)
  %75 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FC8F8B840000000, float %74)
  %76 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFC8F8B840000000, float %75)
  %77 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFE1C73B40000000, float %76)
  %78 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFEA9B6620000000, float %77)
  %79 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFEF6297C0000000, float %78)
  %80 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFEF6297C0000000, float %79)
  %81 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFEA9B6620000000, float %80)
  %82 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFE1C73B40000000, float %81)
  %83 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFC8F8B840000000, float %82)
  %84 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FC8F8B840000000, float %83)
  %85 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FE1C73B40000000, float %84)
  %86 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FEA9B6620000000, float %85)
  %87 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FEF6297C0000000, float %86)
  %88 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FEE9F4160000000, float 0.000000e+00)
  %89 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FE44CF320000000, float %88)
  %90 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FB917A6C0000000, float %89)
  %91 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFDE2B5D40000000, float %90)
  %92 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFEC38B300000000, float %91)
  %93 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFEFD88DA0000000, float %92)
  %94 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFE8BC8060000000, float %93)
  %95 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFD2940620000000, float %94)
  %96 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FD2940620000000, float %95)
  %97 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FE8BC8060000000, float %96)
  %98 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FEFD88DA0000000, float %97)
  %99 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FEC38B300000000, float %98)
  %100 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FDE2B5D40000000, float %99)
  %101 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFB917A6C0000000, float %100)
  %102 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFE44CF320000000, float %101)
  %103 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFEE9F4160000000, float %102)
  %104 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FED906BC0000000, float 0.000000e+00)
  %105 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FD87DE2A0000000, float %104)
  %106 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFD87DE2A0000000, float %105)
  %107 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFED906BC0000000, float %106)
  %108 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFED906BC0000000, float %107)
  %109 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFD87DE2A0000000, float %108)
  %110 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FD87DE2A0000000, float %109)
  %111 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FED906BC0000000, float %110)
  %112 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FED906BC0000000, float %111)
  %113 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FD87DE2A0000000, float %112)
  %114 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFD87DE2A0000000, float %113)
  %115 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFED906BC0000000, float %114)
  %116 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFED906BC0000000, float %115)
  %117 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFD87DE2A0000000, float %116)
  %118 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FD87DE2A0000000, float %117)
  %119 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FED906BC0000000, float %118)
  %120 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FEC38B300000000, float 0.000000e+00)
  %121 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FB917A6C0000000, float %120)
  %122 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFE8BC8060000000, float %121)
  %123 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFEE9F4160000000, float %122)
  %124 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFD2940620000000, float %123)
  %125 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FE44CF320000000, float %124)
  %126 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FEFD88DA0000000, float %125)
  %127 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FDE2B5D40000000, float %126)
  %128 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFDE2B5D40000000, float %127)
  %129 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFEFD88DA0000000, float %128)
  %130 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFE44CF320000000, float %129)
  %131 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FD2940620000000, float %130)
  %132 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FEE9F4160000000, float %131)
  %133 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FE8BC8060000000, float %132)
  %134 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFB917A6C0000000, float %133)
  %135 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFEC38B300000000, float %134)
  %136 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FEA9B6620000000, float 0.000000e+00)
  %137 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFC8F8B840000000, float %136)
  %138 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFEF6297C0000000, float %137)
  %139 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFE1C73B40000000, float %138)
  %140 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FE1C73B40000000, float %139)
  %141 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FEF6297C0000000, float %140)
  %142 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FC8F8B840000000, float %141)
  %143 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFEA9B6620000000, float %142)
  %144 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFEA9B6620000000, float %143)
  %145 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FC8F8B840000000, float %144)
  %146 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FEF6297C0000000, float %145)
  %147 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FE1C73B40000000, float %146)
  %148 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFE1C73B40000000, float %147)
  %149 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFEF6297C0000000, float %148)
  %150 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFC8F8B840000000, float %149)
  %151 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FEA9B6620000000, float %150)
  %152 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FE8BC8060000000, float 0.000000e+00)
  %153 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFDE2B5D40000000, float %152)
  %154 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFEE9F4160000000, float %153)
  %155 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FB917A6C0000000, float %154)
  %156 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FEFD88DA0000000, float %155)
  %157 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FD2940620000000, float %156)
  %158 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFEC38B300000000, float %157)
  %159 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFE44CF320000000, float %158)
  %160 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FE44CF320000000, float %159)
  %161 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FEC38B300000000, float %160)
  %162 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFD2940620000000, float %161)
  %163 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFEFD88DA0000000, float %162)
  %164 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFB917A6C0000000, float %163)
  %165 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FEE9F4160000000, float %164)
  %166 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FDE2B5D40000000, float %165)
  %167 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFE8BC8060000000, float %166)
  %168 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FE6A09E60000000, float 0.000000e+00)
  %169 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFE6A09E60000000, float %168)
  %170 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFE6A09E60000000, float %169)
  %171 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FE6A09E60000000, float %170)
  %172 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FE6A09E60000000, float %171)
  %173 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFE6A09E60000000, float %172)
  %174 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFE6A09E60000000, float %173)
  %175 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FE6A09E60000000, float %174)
  %176 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FE6A09E60000000, float %175)
  %177 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFE6A09E60000000, float %176)
  %178 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFE6A09E60000000, float %177)
  %179 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FE6A09E60000000, float %178)
  %180 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FE6A09E60000000, float %179)
  %181 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFE6A09E60000000, float %180)
  %182 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFE6A09E60000000, float %181)
  %183 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FE6A09E60000000, float %182)
  %184 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FE44CF320000000, float 0.000000e+00)
  %185 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFEC38B300000000, float %184)
  %186 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFD2940620000000, float %185)
  %187 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FEFD88DA0000000, float %186)
  %188 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFB917A6C0000000, float %187)
  %189 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFEE9F4160000000, float %188)
  %190 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FDE2B5D40000000, float %189)
  %191 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FE8BC8060000000, float %190)
  %192 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFE8BC8060000000, float %191)
  %193 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFDE2B5D40000000, float %192)
  %194 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FEE9F4160000000, float %193)
  %195 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FB917A6C0000000, float %194)
  %196 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFEFD88DA0000000, float %195)
  %197 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FD2940620000000, float %196)
  %198 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FEC38B300000000, float %197)
  %199 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFE44CF320000000, float %198)
  %200 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FE1C73B40000000, float 0.000000e+00)
  %201 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFEF6297C0000000, float %200)
  %202 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FC8F8B840000000, float %201)
  %203 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FEA9B6620000000, float %202)
  %204 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFEA9B6620000000, float %203)
  %205 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFC8F8B840000000, float %204)
  %206 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FEF6297C0000000, float %205)
  %207 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFE1C73B40000000, float %206)
  %208 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFE1C73B40000000, float %207)
  %209 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FEF6297C0000000, float %208)
  %210 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFC8F8B840000000, float %209)
  %211 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFEA9B6620000000, float %210)
  %212 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FEA9B6620000000, float %211)
  %213 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FC8F8B840000000, float %212)
  %214 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFEF6297C0000000, float %213)
  %215 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FE1C73B40000000, float %214)
  %216 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FDE2B5D40000000, float 0.000000e+00)
  %217 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFEFD88DA0000000, float %216)
  %218 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FE44CF320000000, float %217)
  %219 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FD2940620000000, float %218)
  %220 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFEE9F4160000000, float %219)
  %221 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FE8BC8060000000, float %220)
  %222 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FB917A6C0000000, float %221)
  %223 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFEC38B300000000, float %222)
  %224 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FEC38B300000000, float %223)
  %225 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFB917A6C0000000, float %224)
  %226 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFE8BC8060000000, float %225)
  %227 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FEE9F4160000000, float %226)
  %228 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFD2940620000000, float %227)
  %229 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFE44CF320000000, float %228)
  %230 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FEFD88DA0000000, float %229)
  %231 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFDE2B5D40000000, float %230)
  %232 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FD87DE2A0000000, float 0.000000e+00)
  %233 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFED906BC0000000, float %232)
  %234 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FED906BC0000000, float %233)
  %235 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFD87DE2A0000000, float %234)
  %236 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFD87DE2A0000000, float %235)
  %237 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FED906BC0000000, float %236)
  %238 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFED906BC0000000, float %237)
  %239 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FD87DE2A0000000, float %238)
  %240 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FD87DE2A0000000, float %239)
  %241 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFED906BC0000000, float %240)
  %242 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FED906BC0000000, float %241)
  %243 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFD87DE2A0000000, float %242)
  %244 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFD87DE2A0000000, float %243)
  %245 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FED906BC0000000, float %244)
  %246 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFED906BC0000000, float %245)
  %247 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FD87DE2A0000000, float %246)
  %248 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FD2940620000000, float 0.000000e+00)
  %249 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFE8BC8060000000, float %248)
  %250 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FEFD88DA0000000, float %249)
  %251 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFEC38B300000000, float %250)
  %252 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FDE2B5D40000000, float %251)
  %253 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FB917A6C0000000, float %252)
  %254 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFE44CF320000000, float %253)
  %255 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FEE9F4160000000, float %254)
  %256 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFEE9F4160000000, float %255)
  %257 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FE44CF320000000, float %256)
  %258 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFB917A6C0000000, float %257)
  %259 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFDE2B5D40000000, float %258)
  %260 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FEC38B300000000, float %259)
  %261 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFEFD88DA0000000, float %260)
  %262 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FE8BC8060000000, float %261)
  %263 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFD2940620000000, float %262)
  %264 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FC8F8B840000000, float 0.000000e+00)
  %265 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFE1C73B40000000, float %264)
  %266 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FEA9B6620000000, float %265)
  %267 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFEF6297C0000000, float %266)
  %268 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FEF6297C0000000, float %267)
  %269 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFEA9B6620000000, float %268)
  %270 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FE1C73B40000000, float %269)
  %271 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFC8F8B840000000, float %270)
  %272 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFC8F8B840000000, float %271)
  %273 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FE1C73B40000000, float %272)
  %274 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFEA9B6620000000, float %273)
  %275 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FEF6297C0000000, float %274)
  %276 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFEF6297C0000000, float %275)
  %277 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FEA9B6620000000, float %276)
  %278 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFE1C73B40000000, float %277)
  %279 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FC8F8B840000000, float %278)
  %280 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FB917A6C0000000, float 0.000000e+00)
  %281 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFD2940620000000, float %280)
  %282 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FDE2B5D40000000, float %281)
  %283 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFE44CF320000000, float %282)
  %284 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FE8BC8060000000, float %283)
  %285 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFEC38B300000000, float %284)
  %286 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FEE9F4160000000, float %285)
  %287 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFEFD88DA0000000, float %286)
  %288 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FEFD88DA0000000, float %287)
  %289 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFEE9F4160000000, float %288)
  %290 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FEC38B300000000, float %289)
  %291 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFE8BC8060000000, float %290)
  %292 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FE44CF320000000, float %291)
  %293 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFDE2B5D40000000, float %292)
  %294 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FD2940620000000, float %293)
  %295 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFB917A6C0000000, float %294)
  %296 = getelementptr i8, ptr addrspace(1) %1, i64 %7
  store float %55, ptr addrspace(1) %296, align 4, !tbaa !12
  %297 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 4
  store float %71, ptr addrspace(1) %297, align 4, !tbaa !12
  %298 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 8
  store float %87, ptr addrspace(1) %298, align 4, !tbaa !12
  %299 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 12
  store float %103, ptr addrspace(1) %299, align 4, !tbaa !12
  %300 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 16
  store float %119, ptr addrspace(1) %300, align 4, !tbaa !12
  %301 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 20
  store float %135, ptr addrspace(1) %301, align 4, !tbaa !12
  %302 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 24
  store float %151, ptr addrspace(1) %302, align 4, !tbaa !12
  %303 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 28
  store float %167, ptr addrspace(1) %303, align 4, !tbaa !12
  %304 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 32
  store float %183, ptr addrspace(1) %304, align 4, !tbaa !12
  %305 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 36
  store float %199, ptr addrspace(1) %305, align 4, !tbaa !12
  %306 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 40
  store float %215, ptr addrspace(1) %306, align 4, !tbaa !12
  %307 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 44
  store float %231, ptr addrspace(1) %307, align 4, !tbaa !12
  %308 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 48
  store float %247, ptr addrspace(1) %308, align 4, !tbaa !12
  %309 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 52
  store float %263, ptr addrspace(1) %309, align 4, !tbaa !12
  %310 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 56
  store float %279, ptr addrspace(1) %310, align 4, !tbaa !12
  %311 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 60
  store float %295, ptr addrspace(1) %311, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_dct16(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = shl i32 %4, 4
  %6 = sext i32 %5 to i64
  %7 = shl nsw i64 %6, 2
  %8 = getelementptr i8, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 12
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 20
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 24
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 28
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 32
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 36
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 40
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 44
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 48
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 52
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 56
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 60
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fadd float %9, 0.000000e+00
  %41 = fadd float %11, %40
  %42 = fadd float %13, %41
  %43 = fadd float %15, %42
  %44 = fadd float %17, %43
  %45 = fadd float %19, %44
  %46 = fadd float %21, %45
  %47 = fadd float %23, %46
  %48 = fadd float %25, %47
  %49 = fadd float %27, %48
  %50 = fadd float %29, %49
  %51 = fadd float %31, %50
  %52 = fadd float %33, %51
  %53 = fadd float %35, %52
  %54 = fadd float %37, %53
  %55 = fadd float %39, %54
  %56 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FEFD88DA0000000, float 0.000000e+00)
  %57 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FEE9F4160000000, float %56)
  %58 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FEC38B300000000, float %57)
  %59 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FE8BC8060000000, float %58)
  %60 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FE44CF320000000, float %59)
  %61 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FDE2B5D40000000, float %60)
  %62 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FD2940620000000, float %61)
  %63 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FB917A6C0000000, float %62)
  %64 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFB917A6C0000000, float %63)
  %65 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFD2940620000000, float %64)
  %66 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFDE2B5D40000000, float %65)
  %67 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFE44CF320000000, float %66)
  %68 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFE8BC8060000000, float %67)
  %69 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFEC38B300000000, float %68)
  %70 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFEE9F4160000000, float %69)
  %71 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFEFD88DA0000000, float %70)
  %72 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FEF6297C0000000, float 0.000000e+00)
  %73 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FEA9B6620000000, float %72)
  %74 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FE1C73B40000000, float %73)
  %75 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FC8F8B840000000, float %74)
  %76 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFC8F8B840000000, float %75)
  %77 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFE1C73B40000000, float %76)
  %78 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFEA9B6620000000, float %77)
  %79 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFEF6297C0000000, float %78)
  %80 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFEF6297C0000000, float %79)
  %81 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFEA9B6620000000, float %80)
  %82 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFE1C73B40000000, float %81)
  %83 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFC8F8B840000000, float %82)
  %84 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FC8F8B840000000, float %83)
  %85 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FE1C73B40000000, float %84)
  %86 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FEA9B6620000000, float %85)
  %87 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FEF6297C0000000, float %86)
  %88 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FEE9F4160000000, float 0.000000e+00)
  %89 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FE44CF320000000, float %88)
  %90 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FB917A6C0000000, float %89)
  %91 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFDE2B5D40000000, float %90)
  %92 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFEC38B300000000, float %91)
  %93 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFEFD88DA0000000, float %92)
  %94 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFE8BC8060000000, float %93)
  %95 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFD2940620000000, float %94)
  %96 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FD2940620000000, float %95)
  %97 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FE8BC8060000000, float %96)
  %98 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FEFD88DA0000000, float %97)
  %99 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FEC38B300000000, float %98)
  %100 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FDE2B5D40000000, float %99)
  %101 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFB917A6C0000000, float %100)
  %102 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFE44CF320000000, float %101)
  %103 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFEE9F4160000000, float %102)
  %104 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FED906BC0000000, float 0.000000e+00)
  %105 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FD87DE2A0000000, float %104)
  %106 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFD87DE2A0000000, float %105)
  %107 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFED906BC0000000, float %106)
  %108 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFED906BC0000000, float %107)
  %109 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFD87DE2A0000000, float %108)
  %110 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FD87DE2A0000000, float %109)
  %111 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FED906BC0000000, float %110)
  %112 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FED906BC0000000, float %111)
  %113 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FD87DE2A0000000, float %112)
  %114 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFD87DE2A0000000, float %113)
  %115 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFED906BC0000000, float %114)
  %116 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFED906BC0000000, float %115)
  %117 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFD87DE2A0000000, float %116)
  %118 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FD87DE2A0000000, float %117)
  %119 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FED906BC0000000, float %118)
  %120 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FEC38B300000000, float 0.000000e+00)
  %121 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FB917A6C0000000, float %120)
  %122 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFE8BC8060000000, float %121)
  %123 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFEE9F4160000000, float %122)
  %124 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFD2940620000000, float %123)
  %125 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FE44CF320000000, float %124)
  %126 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FEFD88DA0000000, float %125)
  %127 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FDE2B5D40000000, float %126)
  %128 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFDE2B5D40000000, float %127)
  %129 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFEFD88DA0000000, float %128)
  %130 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFE44CF320000000, float %129)
  %131 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FD2940620000000, float %130)
  %132 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FEE9F4160000000, float %131)
  %133 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FE8BC8060000000, float %132)
  %134 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFB917A6C0000000, float %133)
  %135 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFEC38B300000000, float %134)
  %136 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FEA9B6620000000, float 0.000000e+00)
  %137 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFC8F8B840000000, float %136)
  %138 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFEF6297C0000000, float %137)
  %139 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFE1C73B40000000, float %138)
  %140 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FE1C73B40000000, float %139)
  %141 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FEF6297C0000000, float %140)
  %142 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FC8F8B840000000, float %141)
  %143 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFEA9B6620000000, float %142)
  %144 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFEA9B6620000000, float %143)
  %145 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FC8F8B840000000, float %144)
  %146 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FEF6297C0000000, float %145)
  %147 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FE1C73B40000000, float %146)
  %148 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFE1C73B40000000, float %147)
  %149 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFEF6297C0000000, float %148)
  %150 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFC8F8B840000000, float %149)
  %151 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FEA9B6620000000, float %150)
  %152 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FE8BC8060000000, float 0.000000e+00)
  %153 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFDE2B5D40000000, float %152)
  %154 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFEE9F4160000000, float %153)
  %155 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FB917A6C0000000, float %154)
  %156 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FEFD88DA0000000, float %155)
  %157 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FD2940620000000, float %156)
  %158 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFEC38B300000000, float %157)
  %159 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFE44CF320000000, float %158)
  %160 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FE44CF320000000, float %159)
  %161 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FEC38B300000000, float %160)
  %162 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFD2940620000000, float %161)
  %163 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFEFD88DA0000000, float %162)
  %164 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFB917A6C0000000, float %163)
  %165 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FEE9F4160000000, float %164)
  %166 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FDE2B5D40000000, float %165)
  %167 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFE8BC8060000000, float %166)
  %168 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FE6A09E60000000, float 0.000000e+00)
  %169 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFE6A09E60000000, float %168)
  %170 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFE6A09E60000000, float %169)
  %171 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FE6A09E60000000, float %170)
  %172 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FE6A09E60000000, float %171)
  %173 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFE6A09E60000000, float %172)
  %174 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFE6A09E60000000, float %173)
  %175 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FE6A09E60000000, float %174)
  %176 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FE6A09E60000000, float %175)
  %177 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFE6A09E60000000, float %176)
  %178 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFE6A09E60000000, float %177)
  %179 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FE6A09E60000000, float %178)
  %180 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FE6A09E60000000, float %179)
  %181 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFE6A09E60000000, float %180)
  %182 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFE6A09E60000000, float %181)
  %183 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FE6A09E60000000, float %182)
  %184 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FE44CF320000000, float 0.000000e+00)
  %185 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFEC38B300000000, float %184)
  %186 = tail call float @llvm.fmuladd.f32(float %13, float 0xBFD2940620000000, float %185)
  %187 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FEFD88DA0000000, float %186)
  %188 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFB917A6C0000000, float %187)
  %189 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFEE9F4160000000, float %188)
  %190 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FDE2B5D40000000, float %189)
  %191 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FE8BC8060000000, float %190)
  %192 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFE8BC8060000000, float %191)
  %193 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFDE2B5D40000000, float %192)
  %194 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FEE9F4160000000, float %193)
  %195 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FB917A6C0000000, float %194)
  %196 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFEFD88DA0000000, float %195)
  %197 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FD2940620000000, float %196)
  %198 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FEC38B300000000, float %197)
  %199 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFE44CF320000000, float %198)
  %200 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FE1C73B40000000, float 0.000000e+00)
  %201 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFEF6297C0000000, float %200)
  %202 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FC8F8B840000000, float %201)
  %203 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FEA9B6620000000, float %202)
  %204 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFEA9B6620000000, float %203)
  %205 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFC8F8B840000000, float %204)
  %206 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FEF6297C0000000, float %205)
  %207 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFE1C73B40000000, float %206)
  %208 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFE1C73B40000000, float %207)
  %209 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FEF6297C0000000, float %208)
  %210 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFC8F8B840000000, float %209)
  %211 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFEA9B6620000000, float %210)
  %212 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FEA9B6620000000, float %211)
  %213 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FC8F8B840000000, float %212)
  %214 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFEF6297C0000000, float %213)
  %215 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FE1C73B40000000, float %214)
  %216 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FDE2B5D40000000, float 0.000000e+00)
  %217 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFEFD88DA0000000, float %216)
  %218 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FE44CF320000000, float %217)
  %219 = tail call float @llvm.fmuladd.f32(float %15, float 0x3FD2940620000000, float %218)
  %220 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFEE9F4160000000, float %219)
  %221 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FE8BC8060000000, float %220)
  %222 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FB917A6C0000000, float %221)
  %223 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFEC38B300000000, float %222)
  %224 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FEC38B300000000, float %223)
  %225 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFB917A6C0000000, float %224)
  %226 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFE8BC8060000000, float %225)
  %227 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FEE9F4160000000, float %226)
  %228 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFD2940620000000, float %227)
  %229 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFE44CF320000000, float %228)
  %230 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FEFD88DA0000000, float %229)
  %231 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFDE2B5D40000000, float %230)
  %232 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FD87DE2A0000000, float 0.000000e+00)
  %233 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFED906BC0000000, float %232)
  %234 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FED906BC0000000, float %233)
  %235 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFD87DE2A0000000, float %234)
  %236 = tail call float @llvm.fmuladd.f32(float %17, float 0xBFD87DE2A0000000, float %235)
  %237 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FED906BC0000000, float %236)
  %238 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFED906BC0000000, float %237)
  %239 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FD87DE2A0000000, float %238)
  %240 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FD87DE2A0000000, float %239)
  %241 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFED906BC0000000, float %240)
  %242 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FED906BC0000000, float %241)
  %243 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFD87DE2A0000000, float %242)
  %244 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFD87DE2A0000000, float %243)
  %245 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FED906BC0000000, float %244)
  %246 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFED906BC0000000, float %245)
  %247 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FD87DE2A0000000, float %246)
  %248 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FD2940620000000, float 0.000000e+00)
  %249 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFE8BC8060000000, float %248)
  %250 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FEFD88DA0000000, float %249)
  %251 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFEC38B300000000, float %250)
  %252 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FDE2B5D40000000, float %251)
  %253 = tail call float @llvm.fmuladd.f32(float %19, float 0x3FB917A6C0000000, float %252)
  %254 = tail call float @llvm.fmuladd.f32(float %21, float 0xBFE44CF320000000, float %253)
  %255 = tail call float @llvm.fmuladd.f32(float %23, float 0x3FEE9F4160000000, float %254)
  %256 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFEE9F4160000000, float %255)
  %257 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FE44CF320000000, float %256)
  %258 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFB917A6C0000000, float %257)
  %259 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFDE2B5D40000000, float %258)
  %260 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FEC38B300000000, float %259)
  %261 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFEFD88DA0000000, float %260)
  %262 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FE8BC8060000000, float %261)
  %263 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFD2940620000000, float %262)
  %264 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FC8F8B840000000, float 0.000000e+00)
  %265 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFE1C73B40000000, float %264)
  %266 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FEA9B6620000000, float %265)
  %267 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFEF6297C0000000, float %266)
  %268 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FEF6297C0000000, float %267)
  %269 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFEA9B6620000000, float %268)
  %270 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FE1C73B40000000, float %269)
  %271 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFC8F8B840000000, float %270)
  %272 = tail call float @llvm.fmuladd.f32(float %25, float 0xBFC8F8B840000000, float %271)
  %273 = tail call float @llvm.fmuladd.f32(float %27, float 0x3FE1C73B40000000, float %272)
  %274 = tail call float @llvm.fmuladd.f32(float %29, float 0xBFEA9B6620000000, float %273)
  %275 = tail call float @llvm.fmuladd.f32(float %31, float 0x3FEF6297C0000000, float %274)
  %276 = tail call float @llvm.fmuladd.f32(float %33, float 0xBFEF6297C0000000, float %275)
  %277 = tail call float @llvm.fmuladd.f32(float %35, float 0x3FEA9B6620000000, float %276)
  %278 = tail call float @llvm.fmuladd.f32(float %37, float 0xBFE1C73B40000000, float %277)
  %279 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FC8F8B840000000, float %278)
  %280 = tail call float @llvm.fmuladd.f32(float %9, float 0x3FB917A6C0000000, float 0.000000e+00)
  %281 = tail call float @llvm.fmuladd.f32(float %11, float 0xBFD2940620000000, float %280)
  %282 = tail call float @llvm.fmuladd.f32(float %13, float 0x3FDE2B5D40000000, float %281)
  %283 = tail call float @llvm.fmuladd.f32(float %15, float 0xBFE44CF320000000, float %282)
  %284 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FE8BC8060000000, float %283)
  %285 = tail call float @llvm.fmuladd.f32(float %19, float 0xBFEC38B300000000, float %284)
  %286 = tail call float @llvm.fmuladd.f32(float %21, float 0x3FEE9F4160000000, float %285)
  %287 = tail call float @llvm.fmuladd.f32(float %23, float 0xBFEFD88DA0000000, float %286)
  %288 = tail call float @llvm.fmuladd.f32(float %25, float 0x3FEFD88DA0000000, float %287)
  %289 = tail call float @llvm.fmuladd.f32(float %27, float 0xBFEE9F4160000000, float %288)
  %290 = tail call float @llvm.fmuladd.f32(float %29, float 0x3FEC38B300000000, float %289)
  %291 = tail call float @llvm.fmuladd.f32(float %31, float 0xBFE8BC8060000000, float %290)
  %292 = tail call float @llvm.fmuladd.f32(float %33, float 0x3FE44CF320000000, float %291)
  %293 = tail call float @llvm.fmuladd.f32(float %35, float 0xBFDE2B5D40000000, float %292)
  %294 = tail call float @llvm.fmuladd.f32(float %37, float 0x3FD2940620000000, float %293)
  %295 = tail call float @llvm.fmuladd.f32(float %39, float 0xBFB917A6C0000000, float %294)
  %296 = getelementptr i8, ptr addrspace(1) %1, i64 %7
  store float %55, ptr addrspace(1) %296, align 4, !tbaa !12
  %297 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 4
  store float %71, ptr addrspace(1) %297, align 4, !tbaa !12
  %298 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 8
  store float %87, ptr addrspace(1) %298, align 4, !tbaa !12
  %299 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 12
  store float %103, ptr addrspace(1) %299, align 4, !tbaa !12
  %300 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 16
  store float %119, ptr addrspace(1) %300, align 4, !tbaa !12
  %301 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 20
  store float %135, ptr addrspace(1) %301, align 4, !tbaa !12
  %302 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 24
  store float %151, ptr addrspace(1) %302, align 4, !tbaa !12
  %303 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 28
  store float %167, ptr addrspace(1) %303, align 4, !tbaa !12
  %304 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 32
  store float %183, ptr addrspace(1) %304, align 4, !tbaa !12
  %305 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 36
  store float %199, ptr addrspace(1) %305, align 4, !tbaa !12
  %306 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 40
  store float %215, ptr addrspace(1) %306, align 4, !tbaa !12
  %307 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 44
  store float %231, ptr addrspace(1) %307, align 4, !tbaa !12
  %308 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 48
  store float %247, ptr addrspace(1) %308, align 4, !tbaa !12
  %309 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 52
  store float %263, ptr addrspace(1) %309, align 4, !tbaa !12
  %310 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 56
  store float %279, ptr addrspace(1) %310, align 4, !tbaa !12
  %311 = getelementptr inbounds nuw i8, ptr addrspace(1) %296, i64 60
  store float %295, ptr addrspace(1) %311, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @product6(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = mul i32 %5, 36
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 2
  %9 = getelementptr i8, ptr addrspace(1) %0, i64 %8
  %10 = load <32 x float>, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 128
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 132
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 136
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 140
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %8
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 4
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 12
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 16
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 20
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 24
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 28
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 32
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !12
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 40
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !12
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 44
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 48
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 52
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 56
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 60
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 64
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !12
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 68
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !12
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 72
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !12
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 76
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 80
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !12
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 84
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !12
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 88
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !12
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 92
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !12
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 96
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !12
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 100
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !12
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 104
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !12
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 108
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !12
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 112
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !12
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 116
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !12
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 120
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !12
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 124
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !12
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 128
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !12
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 132
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !12
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 136
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !12
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 140
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !12
  br label %91

91:                                               ; preds = %3, %91
  %92 = phi float [ %12, %3 ], [ %415, %91 ]
  %93 = phi float [ %14, %3 ], [ %416, %91 ]
  %94 = phi float [ %16, %3 ], [ %417, %91 ]
  %95 = phi float [ %18, %3 ], [ %418, %91 ]
  %96 = phi float [ 0.000000e+00, %3 ], [ %145, %91 ]
  %97 = phi float [ 0.000000e+00, %3 ], [ %151, %91 ]
  %98 = phi float [ 0.000000e+00, %3 ], [ %157, %91 ]
  %99 = phi float [ 0.000000e+00, %3 ], [ %163, %91 ]
  %100 = phi float [ 0.000000e+00, %3 ], [ %169, %91 ]
  %101 = phi float [ 0.000000e+00, %3 ], [ %175, %91 ]
  %102 = phi float [ 0.000000e+00, %3 ], [ %187, %91 ]
  %103 = phi float [ 0.000000e+00, %3 ], [ %193, %91 ]
  %104 = phi float [ 0.000000e+00, %3 ], [ %199, %91 ]
  %105 = phi float [ 0.000000e+00, %3 ], [ %205, %91 ]
  %106 = phi float [ 0.000000e+00, %3 ], [ %211, %91 ]
  %107 = phi float [ 0.000000e+00, %3 ], [ %217, %91 ]
  %108 = phi float [ 0.000000e+00, %3 ], [ %229, %91 ]
  %109 = phi float [ 0.000000e+00, %3 ], [ %235, %91 ]
  %110 = phi float [ 0.000000e+00, %3 ], [ %241, %91 ]
  %111 = phi float [ 0.000000e+00, %3 ], [ %247, %91 ]
  %112 = phi float [ 0.000000e+00, %3 ], [ %253, %91 ]
  %113 = phi float [ 0.000000e+00, %3 ], [ %259, %91 ]
  %114 = phi float [ 0.000000e+00, %3 ], [ %271, %91 ]
  %115 = phi float [ 0.000000e+00, %3 ], [ %277, %91 ]
  %116 = phi float [ 0.000000e+00, %3 ], [ %283, %91 ]
  %117 = phi float [ 0.000000e+00, %3 ], [ %289, %91 ]
  %118 = phi float [ 0.000000e+00, %3 ], [ %295, %91 ]
  %119 = phi float [ 0.000000e+00, %3 ], [ %301, %91 ]
  %120 = phi float [ 0.000000e+00, %3 ], [ %313, %91 ]
  %121 = phi float [ 0.000000e+00, %3 ], [ %319, %91 ]
  %122 = phi float [ 0.000000e+00, %3 ], [ %325, %91 ]
  %123 = phi float [ 0.000000e+00, %3 ], [ %331, %91 ]
  %124 = phi float [ 0.000000e+00, %3 ], [ %337, %91 ]
  %125 = phi float [ 0.000000e+00, %3 ], [ %343, %91 ]
  %126 = phi float [ 0.000000e+00, %3 ], [ %351, %91 ]
  %127 = phi float [ 0.000000e+00, %3 ], [ %357, %91 ]
  %128 = phi float [ 0.000000e+00, %3 ], [ %363, %91 ]
  %129 = phi float [ 0.000000e+00, %3 ], [ %369, %91 ]
  %130 = phi float [ 0.000000e+00, %3 ], [ %375, %91 ]
  %131 = phi float [ 0.000000e+00, %3 ], [ %381, %91 ]
  %132 = phi i32 [ 0, %3 ], [ %419, %91 ]
  %133 = phi <32 x float> [ %10, %3 ], [ %414, %91 ]
  %134 = extractelement <32 x float> %133, i64 0
  %135 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %20, float noundef %96) #7
  %136 = extractelement <32 x float> %133, i64 1
  %137 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %32, float noundef %135) #7
  %138 = extractelement <32 x float> %133, i64 2
  %139 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %44, float noundef %137) #7
  %140 = extractelement <32 x float> %133, i64 3
  %141 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %56, float noundef %139) #7
  %142 = extractelement <32 x float> %133, i64 4
  %143 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %68, float noundef %141) #7
  %144 = extractelement <32 x float> %133, i64 5
  %145 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %80, float noundef %143) #7
  %146 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %22, float noundef %97) #7
  %147 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %34, float noundef %146) #7
  %148 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %46, float noundef %147) #7
  %149 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %58, float noundef %148) #7
  %150 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %70, float noundef %149) #7
  %151 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %82, float noundef %150) #7
  %152 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %24, float noundef %98) #7
  %153 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %36, float noundef %152) #7
  %154 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %48, float noundef %153) #7
  %155 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %60, float noundef %154) #7
  %156 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %72, float noundef %155) #7
  %157 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %84, float noundef %156) #7
  %158 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %26, float noundef %99) #7
  %159 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %38, float noundef %158) #7
  %160 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %50, float noundef %159) #7
  %161 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %62, float noundef %160) #7
  %162 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %74, float noundef %161) #7
  %163 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %86, float noundef %162) #7
  %164 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %28, float noundef %100) #7
  %165 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %40, float noundef %164) #7
  %166 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %52, float noundef %165) #7
  %167 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %64, float noundef %166) #7
  %168 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %76, float noundef %167) #7
  %169 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %88, float noundef %168) #7
  %170 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %30, float noundef %101) #7
  %171 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %42, float noundef %170) #7
  %172 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %54, float noundef %171) #7
  %173 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %66, float noundef %172) #7
  %174 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %78, float noundef %173) #7
  %175 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %90, float noundef %174) #7
  %176 = extractelement <32 x float> %133, i64 6
  %177 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %20, float noundef %102) #7
  %178 = extractelement <32 x float> %133, i64 7
  %179 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %32, float noundef %177) #7
  %180 = extractelement <32 x float> %133, i64 8
  %181 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %44, float noundef %179) #7
  %182 = extractelement <32 x float> %133, i64 9
  %183 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %56, float noundef %181) #7
  %184 = extractelement <32 x float> %133, i64 10
  %185 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %68, float noundef %183) #7
  %186 = extractelement <32 x float> %133, i64 11
  %187 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %80, float noundef %185) #7
  %188 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %22, float noundef %103) #7
  %189 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %34, float noundef %188) #7
  %190 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %46, float noundef %189) #7
  %191 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %58, float noundef %190) #7
  %192 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %70, float noundef %191) #7
  %193 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %82, float noundef %192) #7
  %194 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %24, float noundef %104) #7
  %195 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %36, float noundef %194) #7
  %196 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %48, float noundef %195) #7
  %197 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %60, float noundef %196) #7
  %198 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %72, float noundef %197) #7
  %199 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %84, float noundef %198) #7
  %200 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %26, float noundef %105) #7
  %201 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %38, float noundef %200) #7
  %202 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %50, float noundef %201) #7
  %203 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %62, float noundef %202) #7
  %204 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %74, float noundef %203) #7
  %205 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %86, float noundef %204) #7
  %206 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %28, float noundef %106) #7
  %207 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %40, float noundef %206) #7
  %208 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %52, float noundef %207) #7
  %209 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %64, float noundef %208) #7
  %210 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %76, float noundef %209) #7
  %211 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %88, float noundef %210) #7
  %212 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %30, float noundef %107) #7
  %213 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %42, float noundef %212) #7
  %214 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %54, float noundef %213) #7
  %215 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %66, float noundef %214) #7
  %216 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %78, float noundef %215) #7
  %217 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %90, float noundef %216) #7
  %218 = extractelement <32 x float> %133, i64 12
  %219 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %20, float noundef %108) #7
  %220 = extractelement <32 x float> %133, i64 13
  %221 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %32, float noundef %219) #7
  %222 = extractelement <32 x float> %133, i64 14
  %223 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %44, float noundef %221) #7
  %224 = extractelement <32 x float> %133, i64 15
  %225 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %56, float noundef %223) #7
  %226 = extractelement <32 x float> %133, i64 16
  %227 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %68, float noundef %225) #7
  %228 = extractelement <32 x float> %133, i64 17
  %229 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %80, float noundef %227) #7
  %230 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %22, float noundef %109) #7
  %231 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %34, float noundef %230) #7
  %232 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %46, float noundef %231) #7
  %233 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %58, float noundef %232) #7
  %234 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %70, float noundef %233) #7
  %235 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %82, float noundef %234) #7
  %236 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %24, float noundef %110) #7
  %237 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %36, float noundef %236) #7
  %238 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %48, float noundef %237) #7
  %239 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %60, float noundef %238) #7
  %240 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %72, float noundef %239) #7
  %241 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %84, float noundef %240) #7
  %242 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %26, float noundef %111) #7
  %243 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %38, float noundef %242) #7
  %244 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %50, float noundef %243) #7
  %245 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %62, float noundef %244) #7
  %246 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %74, float noundef %245) #7
  %247 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %86, float noundef %246) #7
  %248 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %28, float noundef %112) #7
  %249 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %40, float noundef %248) #7
  %250 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %52, float noundef %249) #7
  %251 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %64, float noundef %250) #7
  %252 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %76, float noundef %251) #7
  %253 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %88, float noundef %252) #7
  %254 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %30, float noundef %113) #7
  %255 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %42, float noundef %254) #7
  %256 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %54, float noundef %255) #7
  %257 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %66, float noundef %256) #7
  %258 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %78, float noundef %257) #7
  %259 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %90, float noundef %258) #7
  %260 = extractelement <32 x float> %133, i64 18
  %261 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %20, float noundef %114) #7
  %262 = extractelement <32 x float> %133, i64 19
  %263 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %32, float noundef %261) #7
  %264 = extractelement <32 x float> %133, i64 20
  %265 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %44, float noundef %263) #7
  %266 = extractelement <32 x float> %133, i64 21
  %267 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %56, float noundef %265) #7
  %268 = extractelement <32 x float> %133, i64 22
  %269 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %68, float noundef %267) #7
  %270 = extractelement <32 x float> %133, i64 23
  %271 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %80, float noundef %269) #7
  %272 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %22, float noundef %115) #7
  %273 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %34, float noundef %272) #7
  %274 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %46, float noundef %273) #7
  %275 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %58, float noundef %274) #7
  %276 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %70, float noundef %275) #7
  %277 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %82, float noundef %276) #7
  %278 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %24, float noundef %116) #7
  %279 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %36, float noundef %278) #7
  %280 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %48, float noundef %279) #7
  %281 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %60, float noundef %280) #7
  %282 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %72, float noundef %281) #7
  %283 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %84, float noundef %282) #7
  %284 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %26, float noundef %117) #7
  %285 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %38, float noundef %284) #7
  %286 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %50, float noundef %285) #7
  %287 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %62, float noundef %286) #7
  %288 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %74, float noundef %287) #7
  %289 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %86, float noundef %288) #7
  %290 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %28, float noundef %118) #7
  %291 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %40, float noundef %290) #7
  %292 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %52, float noundef %291) #7
  %293 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %64, float noundef %292) #7
  %294 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %76, float noundef %293) #7
  %295 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %88, float noundef %294) #7
  %296 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %30, float noundef %119) #7
  %297 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %42, float noundef %296) #7
  %298 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %54, float noundef %297) #7
  %299 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %66, float noundef %298) #7
  %300 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %78, float noundef %299) #7
  %301 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %90, float noundef %300) #7
  %302 = extractelement <32 x float> %133, i64 24
  %303 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %20, float noundef %120) #7
  %304 = extractelement <32 x float> %133, i64 25
  %305 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %32, float noundef %303) #7
  %306 = extractelement <32 x float> %133, i64 26
  %307 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %44, float noundef %305) #7
  %308 = extractelement <32 x float> %133, i64 27
  %309 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %56, float noundef %307) #7
  %310 = extractelement <32 x float> %133, i64 28
  %311 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %68, float noundef %309) #7
  %312 = extractelement <32 x float> %133, i64 29
  %313 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %80, float noundef %311) #7
  %314 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %22, float noundef %121) #7
  %315 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %34, float noundef %314) #7
  %316 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %46, float noundef %315) #7
  %317 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %58, float noundef %316) #7
  %318 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %70, float noundef %317) #7
  %319 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %82, float noundef %318) #7
  %320 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %24, float noundef %122) #7
  %321 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %36, float noundef %320) #7
  %322 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %48, float noundef %321) #7
  %323 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %60, float noundef %322) #7
  %324 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %72, float noundef %323) #7
  %325 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %84, float noundef %324) #7
  %326 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %26, float noundef %123) #7
  %327 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %38, float noundef %326) #7
  %328 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %50, float noundef %327) #7
  %329 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %62, float noundef %328) #7
  %330 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %74, float noundef %329) #7
  %331 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %86, float noundef %330) #7
  %332 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %28, float noundef %124) #7
  %333 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %40, float noundef %332) #7
  %334 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %52, float noundef %333) #7
  %335 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %64, float noundef %334) #7
  %336 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %76, float noundef %335) #7
  %337 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %88, float noundef %336) #7
  %338 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %30, float noundef %125) #7
  %339 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %42, float noundef %338) #7
  %340 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %54, float noundef %339) #7
  %341 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %66, float noundef %340) #7
  %342 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %78, float noundef %341) #7
  %343 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %90, float noundef %342) #7
  %344 = extractelement <32 x float> %133, i64 30
  %345 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %20, float noundef %126) #7
  %346 = extractelement <32 x float> %133, i64 31
  %347 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %32, float noundef %345) #7
  %348 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %44, float noundef %347) #7
  %349 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %56, float noundef %348) #7
  %350 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %68, float noundef %349) #7
  %351 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %80, float noundef %350) #7
  %352 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %22, float noundef %127) #7
  %353 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %34, float noundef %352) #7
  %354 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %46, float noundef %353) #7
  %355 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %58, float noundef %354) #7
  %356 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %70, float noundef %355) #7
  %357 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %82, float noundef %356) #7
  %358 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %24, float noundef %128) #7
  %359 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %36, float noundef %358) #7
  %360 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %48, float noundef %359) #7
  %361 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %60, float noundef %360) #7
  %362 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %72, float noundef %361) #7
  %363 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %84, float noundef %362) #7
  %364 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %26, float noundef %129) #7
  %365 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %38, float noundef %364) #7
  %366 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %50, float noundef %365) #7
  %367 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %62, float noundef %366) #7
  %368 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %74, float noundef %367) #7
  %369 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %86, float noundef %368) #7
  %370 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %28, float noundef %130) #7
  %371 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %40, float noundef %370) #7
  %372 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %52, float noundef %371) #7
  %373 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %64, float noundef %372) #7
  %374 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %76, float noundef %373) #7
  %375 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %88, float noundef %374) #7
  %376 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %30, float noundef %131) #7
  %377 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %42, float noundef %376) #7
  %378 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %54, float noundef %377) #7
  %379 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %66, float noundef %378) #7
  %380 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %78, float noundef %379) #7
  %381 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %90, float noundef %380) #7
  %382 = insertelement <32 x float> poison, float %145, i64 0
  %383 = insertelement <32 x float> %382, float %187, i64 1
  %384 = insertelement <32 x float> %383, float %229, i64 2
  %385 = insertelement <32 x float> %384, float %271, i64 3
  %386 = insertelement <32 x float> %385, float %313, i64 4
  %387 = insertelement <32 x float> %386, float %351, i64 5
  %388 = insertelement <32 x float> %387, float %151, i64 6
  %389 = insertelement <32 x float> %388, float %193, i64 7
  %390 = insertelement <32 x float> %389, float %235, i64 8
  %391 = insertelement <32 x float> %390, float %277, i64 9
  %392 = insertelement <32 x float> %391, float %319, i64 10
  %393 = insertelement <32 x float> %392, float %357, i64 11
  %394 = insertelement <32 x float> %393, float %157, i64 12
  %395 = insertelement <32 x float> %394, float %199, i64 13
  %396 = insertelement <32 x float> %395, float %241, i64 14
  %397 = insertelement <32 x float> %396, float %283, i64 15
  %398 = insertelement <32 x float> %397, float %325, i64 16
  %399 = insertelement <32 x float> %398, float %363, i64 17
  %400 = insertelement <32 x float> %399, float %163, i64 18
  %401 = insertelement <32 x float> %400, float %205, i64 19
  %402 = insertelement <32 x float> %401, float %247, i64 20
  %403 = insertelement <32 x float> %402, float %289, i64 21
  %404 = insertelement <32 x float> %403, float %331, i64 22
  %405 = insertelement <32 x float> %404, float %369, i64 23
  %406 = insertelement <32 x float> %405, float %169, i64 24
  %407 = insertelement <32 x float> %406, float %211, i64 25
  %408 = insertelement <32 x float> %407, float %253, i64 26
  %409 = insertelement <32 x float> %408, float %295, i64 27
  %410 = insertelement <32 x float> %409, float %337, i64 28
  %411 = insertelement <32 x float> %410, float %375, i64 29
  %412 = insertelement <32 x float> %411, float %175, i64 30
  %413 = insertelement <32 x float> %412, float %217, i64 31
  %414 = fmul <32 x float> %413, splat (float 2.500000e-01)
  %415 = fmul float %259, 2.500000e-01
  %416 = fmul float %301, 2.500000e-01
  %417 = fmul float %343, 2.500000e-01
  %418 = fmul float %381, 2.500000e-01
  %419 = add nuw nsw i32 %132, 1
  %420 = icmp samesign ult i32 %132, 2
  br i1 %420, label %91, label %421

421:                                              ; preds = %91
  %422 = getelementptr i8, ptr addrspace(1) %2, i64 %8
  store float %145, ptr addrspace(1) %422, align 4, !tbaa !12
  %423 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 4
  store float %151, ptr addrspace(1) %423, align 4, !tbaa !12
  %424 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 8
  store float %157, ptr addrspace(1) %424, align 4, !tbaa !12
  %425 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 12
  store float %163, ptr addrspace(1) %425, align 4, !tbaa !12
  %426 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 16
  store float %169, ptr addrspace(1) %426, align 4, !tbaa !12
  %427 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 20
  store float %175, ptr addrspace(1) %427, align 4, !tbaa !12
  %428 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 24
  store float %187, ptr addrspace(1) %428, align 4, !tbaa !12
  %429 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 28
  store float %193, ptr addrspace(1) %429, align 4, !tbaa !12
  %430 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 32
  store float %199, ptr addrspace(1) %430, align 4, !tbaa !12
  %431 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 36
  store float %205, ptr addrspace(1) %431, align 4, !tbaa !12
  %432 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 40
  store float %211, ptr addrspace(1) %432, align 4, !tbaa !12
  %433 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 44
  store float %217, ptr addrspace(1) %433, align 4, !tbaa !12
  %434 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 48
  store float %229, ptr addrspace(1) %434, align 4, !tbaa !12
  %435 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 52
  store float %235, ptr addrspace(1) %435, align 4, !tbaa !12
  %436 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 56
  store float %241, ptr addrspace(1) %436, align 4, !tbaa !12
  %437 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 60
  store float %247, ptr addrspace(1) %437, align 4, !tbaa !12
  %438 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 64
  store float %253, ptr addrspace(1) %438, align 4, !tbaa !12
  %439 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 68
  store float %259, ptr addrspace(1) %439, align 4, !tbaa !12
  %440 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 72
  store float %271, ptr addrspace(1) %440, align 4, !tbaa !12
  %441 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 76
  store float %277, ptr addrspace(1) %441, align 4, !tbaa !12
  %442 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 80
  store float %283, ptr addrspace(1) %442, align 4, !tbaa !12
  %443 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 84
  store float %289, ptr addrspace(1) %443, align 4, !tbaa !12
  %444 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 88
  store float %295, ptr addrspace(1) %444, align 4, !tbaa !12
  %445 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 92
  store float %301, ptr addrspace(1) %445, align 4, !tbaa !12
  %446 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 96
  store float %313, ptr addrspace(1) %446, align 4, !tbaa !12
  %447 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 100
  store float %319, ptr addrspace(1) %447, align 4, !tbaa !12
  %448 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 104
  store float %325, ptr addrspace(1) %448, align 4, !tbaa !12
  %449 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 108
  store float %331, ptr addrspace(1) %449, align 4, !tbaa !12
  %450 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 112
  store float %337, ptr addrspace(1) %450, align 4, !tbaa !12
  %451 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 116
  store float %343, ptr addrspace(1) %451, align 4, !tbaa !12
  %452 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 120
  store float %351, ptr addrspace(1) %452, align 4, !tbaa !12
  %453 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 124
  store float %357, ptr addrspace(1) %453, align 4, !tbaa !12
  %454 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 128
  store float %363, ptr addrspace(1) %454, align 4, !tbaa !12
  %455 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 132
  store float %369, ptr addrspace(1) %455, align 4, !tbaa !12
  %456 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 136
  store float %375, ptr addrspace(1) %456, align 4, !tbaa !12
  %457 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 140
  store float %381, ptr addrspace(1) %457, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_product6(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = mul i32 %5, 36
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 2
  %9 = getelementptr i8, ptr addrspace(1) %0, i64 %8
  %10 = load <32 x float>, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 128
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 132
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 136
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 140
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %8
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 4
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 12
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 16
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 20
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 24
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 28
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 32
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !12
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 40
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !12
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 44
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 48
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 52
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 56
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 60
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 64
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !12
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 68
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !12
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 72
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !12
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 76
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 80
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !12
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 84
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !12
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 88
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !12
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 92
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !12
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 96
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !12
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 100
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !12
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 104
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !12
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 108
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !12
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 112
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !12
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 116
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !12
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 120
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !12
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 124
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !12
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 128
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !12
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 132
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !12
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 136
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !12
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 140
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !12
  br label %91

91:                                               ; preds = %3, %91
  %92 = phi float [ %12, %3 ], [ %415, %91 ]
  %93 = phi float [ %14, %3 ], [ %416, %91 ]
  %94 = phi float [ %16, %3 ], [ %417, %91 ]
  %95 = phi float [ %18, %3 ], [ %418, %91 ]
  %96 = phi float [ 0.000000e+00, %3 ], [ %145, %91 ]
  %97 = phi float [ 0.000000e+00, %3 ], [ %151, %91 ]
  %98 = phi float [ 0.000000e+00, %3 ], [ %157, %91 ]
  %99 = phi float [ 0.000000e+00, %3 ], [ %163, %91 ]
  %100 = phi float [ 0.000000e+00, %3 ], [ %169, %91 ]
  %101 = phi float [ 0.000000e+00, %3 ], [ %175, %91 ]
  %102 = phi float [ 0.000000e+00, %3 ], [ %187, %91 ]
  %103 = phi float [ 0.000000e+00, %3 ], [ %193, %91 ]
  %104 = phi float [ 0.000000e+00, %3 ], [ %199, %91 ]
  %105 = phi float [ 0.000000e+00, %3 ], [ %205, %91 ]
  %106 = phi float [ 0.000000e+00, %3 ], [ %211, %91 ]
  %107 = phi float [ 0.000000e+00, %3 ], [ %217, %91 ]
  %108 = phi float [ 0.000000e+00, %3 ], [ %229, %91 ]
  %109 = phi float [ 0.000000e+00, %3 ], [ %235, %91 ]
  %110 = phi float [ 0.000000e+00, %3 ], [ %241, %91 ]
  %111 = phi float [ 0.000000e+00, %3 ], [ %247, %91 ]
  %112 = phi float [ 0.000000e+00, %3 ], [ %253, %91 ]
  %113 = phi float [ 0.000000e+00, %3 ], [ %259, %91 ]
  %114 = phi float [ 0.000000e+00, %3 ], [ %271, %91 ]
  %115 = phi float [ 0.000000e+00, %3 ], [ %277, %91 ]
  %116 = phi float [ 0.000000e+00, %3 ], [ %283, %91 ]
  %117 = phi float [ 0.000000e+00, %3 ], [ %289, %91 ]
  %118 = phi float [ 0.000000e+00, %3 ], [ %295, %91 ]
  %119 = phi float [ 0.000000e+00, %3 ], [ %301, %91 ]
  %120 = phi float [ 0.000000e+00, %3 ], [ %313, %91 ]
  %121 = phi float [ 0.000000e+00, %3 ], [ %319, %91 ]
  %122 = phi float [ 0.000000e+00, %3 ], [ %325, %91 ]
  %123 = phi float [ 0.000000e+00, %3 ], [ %331, %91 ]
  %124 = phi float [ 0.000000e+00, %3 ], [ %337, %91 ]
  %125 = phi float [ 0.000000e+00, %3 ], [ %343, %91 ]
  %126 = phi float [ 0.000000e+00, %3 ], [ %351, %91 ]
  %127 = phi float [ 0.000000e+00, %3 ], [ %357, %91 ]
  %128 = phi float [ 0.000000e+00, %3 ], [ %363, %91 ]
  %129 = phi float [ 0.000000e+00, %3 ], [ %369, %91 ]
  %130 = phi float [ 0.000000e+00, %3 ], [ %375, %91 ]
  %131 = phi float [ 0.000000e+00, %3 ], [ %381, %91 ]
  %132 = phi i32 [ 0, %3 ], [ %419, %91 ]
  %133 = phi <32 x float> [ %10, %3 ], [ %414, %91 ]
  %134 = extractelement <32 x float> %133, i64 0
  %135 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %20, float noundef %96) #7
  %136 = extractelement <32 x float> %133, i64 1
  %137 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %32, float noundef %135) #7
  %138 = extractelement <32 x float> %133, i64 2
  %139 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %44, float noundef %137) #7
  %140 = extractelement <32 x float> %133, i64 3
  %141 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %56, float noundef %139) #7
  %142 = extractelement <32 x float> %133, i64 4
  %143 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %68, float noundef %141) #7
  %144 = extractelement <32 x float> %133, i64 5
  %145 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %80, float noundef %143) #7
  %146 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %22, float noundef %97) #7
  %147 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %34, float noundef %146) #7
  %148 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %46, float noundef %147) #7
  %149 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %58, float noundef %148) #7
  %150 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %70, float noundef %149) #7
  %151 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %82, float noundef %150) #7
  %152 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %24, float noundef %98) #7
  %153 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %36, float noundef %152) #7
  %154 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %48, float noundef %153) #7
  %155 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %60, float noundef %154) #7
  %156 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %72, float noundef %155) #7
  %157 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %84, float noundef %156) #7
  %158 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %26, float noundef %99) #7
  %159 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %38, float noundef %158) #7
  %160 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %50, float noundef %159) #7
  %161 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %62, float noundef %160) #7
  %162 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %74, float noundef %161) #7
  %163 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %86, float noundef %162) #7
  %164 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %28, float noundef %100) #7
  %165 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %40, float noundef %164) #7
  %166 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %52, float noundef %165) #7
  %167 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %64, float noundef %166) #7
  %168 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %76, float noundef %167) #7
  %169 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %88, float noundef %168) #7
  %170 = tail call spir_func float @_Z3fmafff(float noundef %134, float noundef %30, float noundef %101) #7
  %171 = tail call spir_func float @_Z3fmafff(float noundef %136, float noundef %42, float noundef %170) #7
  %172 = tail call spir_func float @_Z3fmafff(float noundef %138, float noundef %54, float noundef %171) #7
  %173 = tail call spir_func float @_Z3fmafff(float noundef %140, float noundef %66, float noundef %172) #7
  %174 = tail call spir_func float @_Z3fmafff(float noundef %142, float noundef %78, float noundef %173) #7
  %175 = tail call spir_func float @_Z3fmafff(float noundef %144, float noundef %90, float noundef %174) #7
  %176 = extractelement <32 x float> %133, i64 6
  %177 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %20, float noundef %102) #7
  %178 = extractelement <32 x float> %133, i64 7
  %179 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %32, float noundef %177) #7
  %180 = extractelement <32 x float> %133, i64 8
  %181 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %44, float noundef %179) #7
  %182 = extractelement <32 x float> %133, i64 9
  %183 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %56, float noundef %181) #7
  %184 = extractelement <32 x float> %133, i64 10
  %185 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %68, float noundef %183) #7
  %186 = extractelement <32 x float> %133, i64 11
  %187 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %80, float noundef %185) #7
  %188 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %22, float noundef %103) #7
  %189 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %34, float noundef %188) #7
  %190 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %46, float noundef %189) #7
  %191 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %58, float noundef %190) #7
  %192 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %70, float noundef %191) #7
  %193 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %82, float noundef %192) #7
  %194 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %24, float noundef %104) #7
  %195 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %36, float noundef %194) #7
  %196 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %48, float noundef %195) #7
  %197 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %60, float noundef %196) #7
  %198 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %72, float noundef %197) #7
  %199 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %84, float noundef %198) #7
  %200 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %26, float noundef %105) #7
  %201 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %38, float noundef %200) #7
  %202 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %50, float noundef %201) #7
  %203 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %62, float noundef %202) #7
  %204 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %74, float noundef %203) #7
  %205 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %86, float noundef %204) #7
  %206 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %28, float noundef %106) #7
  %207 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %40, float noundef %206) #7
  %208 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %52, float noundef %207) #7
  %209 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %64, float noundef %208) #7
  %210 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %76, float noundef %209) #7
  %211 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %88, float noundef %210) #7
  %212 = tail call spir_func float @_Z3fmafff(float noundef %176, float noundef %30, float noundef %107) #7
  %213 = tail call spir_func float @_Z3fmafff(float noundef %178, float noundef %42, float noundef %212) #7
  %214 = tail call spir_func float @_Z3fmafff(float noundef %180, float noundef %54, float noundef %213) #7
  %215 = tail call spir_func float @_Z3fmafff(float noundef %182, float noundef %66, float noundef %214) #7
  %216 = tail call spir_func float @_Z3fmafff(float noundef %184, float noundef %78, float noundef %215) #7
  %217 = tail call spir_func float @_Z3fmafff(float noundef %186, float noundef %90, float noundef %216) #7
  %218 = extractelement <32 x float> %133, i64 12
  %219 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %20, float noundef %108) #7
  %220 = extractelement <32 x float> %133, i64 13
  %221 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %32, float noundef %219) #7
  %222 = extractelement <32 x float> %133, i64 14
  %223 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %44, float noundef %221) #7
  %224 = extractelement <32 x float> %133, i64 15
  %225 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %56, float noundef %223) #7
  %226 = extractelement <32 x float> %133, i64 16
  %227 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %68, float noundef %225) #7
  %228 = extractelement <32 x float> %133, i64 17
  %229 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %80, float noundef %227) #7
  %230 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %22, float noundef %109) #7
  %231 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %34, float noundef %230) #7
  %232 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %46, float noundef %231) #7
  %233 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %58, float noundef %232) #7
  %234 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %70, float noundef %233) #7
  %235 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %82, float noundef %234) #7
  %236 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %24, float noundef %110) #7
  %237 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %36, float noundef %236) #7
  %238 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %48, float noundef %237) #7
  %239 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %60, float noundef %238) #7
  %240 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %72, float noundef %239) #7
  %241 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %84, float noundef %240) #7
  %242 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %26, float noundef %111) #7
  %243 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %38, float noundef %242) #7
  %244 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %50, float noundef %243) #7
  %245 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %62, float noundef %244) #7
  %246 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %74, float noundef %245) #7
  %247 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %86, float noundef %246) #7
  %248 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %28, float noundef %112) #7
  %249 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %40, float noundef %248) #7
  %250 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %52, float noundef %249) #7
  %251 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %64, float noundef %250) #7
  %252 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %76, float noundef %251) #7
  %253 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %88, float noundef %252) #7
  %254 = tail call spir_func float @_Z3fmafff(float noundef %218, float noundef %30, float noundef %113) #7
  %255 = tail call spir_func float @_Z3fmafff(float noundef %220, float noundef %42, float noundef %254) #7
  %256 = tail call spir_func float @_Z3fmafff(float noundef %222, float noundef %54, float noundef %255) #7
  %257 = tail call spir_func float @_Z3fmafff(float noundef %224, float noundef %66, float noundef %256) #7
  %258 = tail call spir_func float @_Z3fmafff(float noundef %226, float noundef %78, float noundef %257) #7
  %259 = tail call spir_func float @_Z3fmafff(float noundef %228, float noundef %90, float noundef %258) #7
  %260 = extractelement <32 x float> %133, i64 18
  %261 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %20, float noundef %114) #7
  %262 = extractelement <32 x float> %133, i64 19
  %263 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %32, float noundef %261) #7
  %264 = extractelement <32 x float> %133, i64 20
  %265 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %44, float noundef %263) #7
  %266 = extractelement <32 x float> %133, i64 21
  %267 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %56, float noundef %265) #7
  %268 = extractelement <32 x float> %133, i64 22
  %269 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %68, float noundef %267) #7
  %270 = extractelement <32 x float> %133, i64 23
  %271 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %80, float noundef %269) #7
  %272 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %22, float noundef %115) #7
  %273 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %34, float noundef %272) #7
  %274 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %46, float noundef %273) #7
  %275 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %58, float noundef %274) #7
  %276 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %70, float noundef %275) #7
  %277 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %82, float noundef %276) #7
  %278 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %24, float noundef %116) #7
  %279 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %36, float noundef %278) #7
  %280 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %48, float noundef %279) #7
  %281 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %60, float noundef %280) #7
  %282 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %72, float noundef %281) #7
  %283 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %84, float noundef %282) #7
  %284 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %26, float noundef %117) #7
  %285 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %38, float noundef %284) #7
  %286 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %50, float noundef %285) #7
  %287 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %62, float noundef %286) #7
  %288 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %74, float noundef %287) #7
  %289 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %86, float noundef %288) #7
  %290 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %28, float noundef %118) #7
  %291 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %40, float noundef %290) #7
  %292 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %52, float noundef %291) #7
  %293 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %64, float noundef %292) #7
  %294 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %76, float noundef %293) #7
  %295 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %88, float noundef %294) #7
  %296 = tail call spir_func float @_Z3fmafff(float noundef %260, float noundef %30, float noundef %119) #7
  %297 = tail call spir_func float @_Z3fmafff(float noundef %262, float noundef %42, float noundef %296) #7
  %298 = tail call spir_func float @_Z3fmafff(float noundef %264, float noundef %54, float noundef %297) #7
  %299 = tail call spir_func float @_Z3fmafff(float noundef %266, float noundef %66, float noundef %298) #7
  %300 = tail call spir_func float @_Z3fmafff(float noundef %268, float noundef %78, float noundef %299) #7
  %301 = tail call spir_func float @_Z3fmafff(float noundef %270, float noundef %90, float noundef %300) #7
  %302 = extractelement <32 x float> %133, i64 24
  %303 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %20, float noundef %120) #7
  %304 = extractelement <32 x float> %133, i64 25
  %305 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %32, float noundef %303) #7
  %306 = extractelement <32 x float> %133, i64 26
  %307 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %44, float noundef %305) #7
  %308 = extractelement <32 x float> %133, i64 27
  %309 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %56, float noundef %307) #7
  %310 = extractelement <32 x float> %133, i64 28
  %311 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %68, float noundef %309) #7
  %312 = extractelement <32 x float> %133, i64 29
  %313 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %80, float noundef %311) #7
  %314 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %22, float noundef %121) #7
  %315 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %34, float noundef %314) #7
  %316 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %46, float noundef %315) #7
  %317 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %58, float noundef %316) #7
  %318 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %70, float noundef %317) #7
  %319 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %82, float noundef %318) #7
  %320 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %24, float noundef %122) #7
  %321 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %36, float noundef %320) #7
  %322 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %48, float noundef %321) #7
  %323 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %60, float noundef %322) #7
  %324 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %72, float noundef %323) #7
  %325 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %84, float noundef %324) #7
  %326 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %26, float noundef %123) #7
  %327 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %38, float noundef %326) #7
  %328 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %50, float noundef %327) #7
  %329 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %62, float noundef %328) #7
  %330 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %74, float noundef %329) #7
  %331 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %86, float noundef %330) #7
  %332 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %28, float noundef %124) #7
  %333 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %40, float noundef %332) #7
  %334 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %52, float noundef %333) #7
  %335 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %64, float noundef %334) #7
  %336 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %76, float noundef %335) #7
  %337 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %88, float noundef %336) #7
  %338 = tail call spir_func float @_Z3fmafff(float noundef %302, float noundef %30, float noundef %125) #7
  %339 = tail call spir_func float @_Z3fmafff(float noundef %304, float noundef %42, float noundef %338) #7
  %340 = tail call spir_func float @_Z3fmafff(float noundef %306, float noundef %54, float noundef %339) #7
  %341 = tail call spir_func float @_Z3fmafff(float noundef %308, float noundef %66, float noundef %340) #7
  %342 = tail call spir_func float @_Z3fmafff(float noundef %310, float noundef %78, float noundef %341) #7
  %343 = tail call spir_func float @_Z3fmafff(float noundef %312, float noundef %90, float noundef %342) #7
  %344 = extractelement <32 x float> %133, i64 30
  %345 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %20, float noundef %126) #7
  %346 = extractelement <32 x float> %133, i64 31
  %347 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %32, float noundef %345) #7
  %348 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %44, float noundef %347) #7
  %349 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %56, float noundef %348) #7
  %350 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %68, float noundef %349) #7
  %351 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %80, float noundef %350) #7
  %352 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %22, float noundef %127) #7
  %353 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %34, float noundef %352) #7
  %354 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %46, float noundef %353) #7
  %355 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %58, float noundef %354) #7
  %356 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %70, float noundef %355) #7
  %357 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %82, float noundef %356) #7
  %358 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %24, float noundef %128) #7
  %359 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %36, float noundef %358) #7
  %360 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %48, float noundef %359) #7
  %361 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %60, float noundef %360) #7
  %362 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %72, float noundef %361) #7
  %363 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %84, float noundef %362) #7
  %364 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %26, float noundef %129) #7
  %365 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %38, float noundef %364) #7
  %366 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %50, float noundef %365) #7
  %367 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %62, float noundef %366) #7
  %368 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %74, float noundef %367) #7
  %369 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %86, float noundef %368) #7
  %370 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %28, float noundef %130) #7
  %371 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %40, float noundef %370) #7
  %372 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %52, float noundef %371) #7
  %373 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %64, float noundef %372) #7
  %374 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %76, float noundef %373) #7
  %375 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %88, float noundef %374) #7
  %376 = tail call spir_func float @_Z3fmafff(float noundef %344, float noundef %30, float noundef %131) #7
  %377 = tail call spir_func float @_Z3fmafff(float noundef %346, float noundef %42, float noundef %376) #7
  %378 = tail call spir_func float @_Z3fmafff(float noundef %92, float noundef %54, float noundef %377) #7
  %379 = tail call spir_func float @_Z3fmafff(float noundef %93, float noundef %66, float noundef %378) #7
  %380 = tail call spir_func float @_Z3fmafff(float noundef %94, float noundef %78, float noundef %379) #7
  %381 = tail call spir_func float @_Z3fmafff(float noundef %95, float noundef %90, float noundef %380) #7
  %382 = insertelement <32 x float> poison, float %145, i64 0
  %383 = insertelement <32 x float> %382, float %187, i64 1
  %384 = insertelement <32 x float> %383, float %229, i64 2
  %385 = insertelement <32 x float> %384, float %271, i64 3
  %386 = insertelement <32 x float> %385, float %313, i64 4
  %387 = insertelement <32 x float> %386, float %351, i64 5
  %388 = insertelement <32 x float> %387, float %151, i64 6
  %389 = insertelement <32 x float> %388, float %193, i64 7
  %390 = insertelement <32 x float> %389, float %235, i64 8
  %391 = insertelement <32 x float> %390, float %277, i64 9
  %392 = insertelement <32 x float> %391, float %319, i64 10
  %393 = insertelement <32 x float> %392, float %357, i64 11
  %394 = insertelement <32 x float> %393, float %157, i64 12
  %395 = insertelement <32 x float> %394, float %199, i64 13
  %396 = insertelement <32 x float> %395, float %241, i64 14
  %397 = insertelement <32 x float> %396, float %283, i64 15
  %398 = insertelement <32 x float> %397, float %325, i64 16
  %399 = insertelement <32 x float> %398, float %363, i64 17
  %400 = insertelement <32 x float> %399, float %163, i64 18
  %401 = insertelement <32 x float> %400, float %205, i64 19
  %402 = insertelement <32 x float> %401, float %247, i64 20
  %403 = insertelement <32 x float> %402, float %289, i64 21
  %404 = insertelement <32 x float> %403, float %331, i64 22
  %405 = insertelement <32 x float> %404, float %369, i64 23
  %406 = insertelement <32 x float> %405, float %169, i64 24
  %407 = insertelement <32 x float> %406, float %211, i64 25
  %408 = insertelement <32 x float> %407, float %253, i64 26
  %409 = insertelement <32 x float> %408, float %295, i64 27
  %410 = insertelement <32 x float> %409, float %337, i64 28
  %411 = insertelement <32 x float> %410, float %375, i64 29
  %412 = insertelement <32 x float> %411, float %175, i64 30
  %413 = insertelement <32 x float> %412, float %217, i64 31
  %414 = fmul <32 x float> %413, splat (float 2.500000e-01)
  %415 = fmul float %259, 2.500000e-01
  %416 = fmul float %301, 2.500000e-01
  %417 = fmul float %343, 2.500000e-01
  %418 = fmul float %381, 2.500000e-01
  %419 = add nuw nsw i32 %132, 1
  %420 = icmp samesign ult i32 %132, 2
  br i1 %420, label %91, label %421

421:                                              ; preds = %91
  %422 = getelementptr i8, ptr addrspace(1) %2, i64 %8
  store float %145, ptr addrspace(1) %422, align 4, !tbaa !12
  %423 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 4
  store float %151, ptr addrspace(1) %423, align 4, !tbaa !12
  %424 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 8
  store float %157, ptr addrspace(1) %424, align 4, !tbaa !12
  %425 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 12
  store float %163, ptr addrspace(1) %425, align 4, !tbaa !12
  %426 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 16
  store float %169, ptr addrspace(1) %426, align 4, !tbaa !12
  %427 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 20
  store float %175, ptr addrspace(1) %427, align 4, !tbaa !12
  %428 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 24
  store float %187, ptr addrspace(1) %428, align 4, !tbaa !12
  %429 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 28
  store float %193, ptr addrspace(1) %429, align 4, !tbaa !12
  %430 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 32
  store float %199, ptr addrspace(1) %430, align 4, !tbaa !12
  %431 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 36
  store float %205, ptr addrspace(1) %431, align 4, !tbaa !12
  %432 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 40
  store float %211, ptr addrspace(1) %432, align 4, !tbaa !12
  %433 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 44
  store float %217, ptr addrspace(1) %433, align 4, !tbaa !12
  %434 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 48
  store float %229, ptr addrspace(1) %434, align 4, !tbaa !12
  %435 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 52
  store float %235, ptr addrspace(1) %435, align 4, !tbaa !12
  %436 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 56
  store float %241, ptr addrspace(1) %436, align 4, !tbaa !12
  %437 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 60
  store float %247, ptr addrspace(1) %437, align 4, !tbaa !12
  %438 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 64
  store float %253, ptr addrspace(1) %438, align 4, !tbaa !12
  %439 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 68
  store float %259, ptr addrspace(1) %439, align 4, !tbaa !12
  %440 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 72
  store float %271, ptr addrspace(1) %440, align 4, !tbaa !12
  %441 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 76
  store float %277, ptr addrspace(1) %441, align 4, !tbaa !12
  %442 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 80
  store float %283, ptr addrspace(1) %442, align 4, !tbaa !12
  %443 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 84
  store float %289, ptr addrspace(1) %443, align 4, !tbaa !12
  %444 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 88
  store float %295, ptr addrspace(1) %444, align 4, !tbaa !12
  %445 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 92
  store float %301, ptr addrspace(1) %445, align 4, !tbaa !12
  %446 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 96
  store float %313, ptr addrspace(1) %446, align 4, !tbaa !12
  %447 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 100
  store float %319, ptr addrspace(1) %447, align 4, !tbaa !12
  %448 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 104
  store float %325, ptr addrspace(1) %448, align 4, !tbaa !12
  %449 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 108
  store float %331, ptr addrspace(1) %449, align 4, !tbaa !12
  %450 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 112
  store float %337, ptr addrspace(1) %450, align 4, !tbaa !12
  %451 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 116
  store float %343, ptr addrspace(1) %451, align 4, !tbaa !12
  %452 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 120
  store float %351, ptr addrspace(1) %452, align 4, !tbaa !12
  %453 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 124
  store float %357, ptr addrspace(1) %453, align 4, !tbaa !12
  %454 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 128
  store float %363, ptr addrspace(1) %454, align 4, !tbaa !12
  %455 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 132
  store float %369, ptr addrspace(1) %455, align 4, !tbaa !12
  %456 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 136
  store float %375, ptr addrspace(1) %456, align 4, !tbaa !12
  %457 = getelementptr inbounds nuw i8, ptr addrspace(1) %422, i64 140
  store float %381, ptr addrspace(1) %457, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @rates(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds <8 x float>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x float>, ptr addrspace(1) %7, align 32, !tbaa !20
  %9 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %6
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = fdiv float 1.000000e+00, %10
  %12 = tail call spir_func float @_Z3logf(float noundef %10) #7
  %13 = fmul float %11, -1.250000e+00
  %14 = tail call float @llvm.fmuladd.f32(float %12, float 5.000000e-01, float %13)
  %15 = tail call spir_func float @_Z3expf(float noundef %14) #7
  %16 = fmul float %11, 0xBFD3333340000000
  %17 = tail call float @llvm.fmuladd.f32(float %12, float 0xBFE6666660000000, float %16)
  %18 = tail call spir_func float @_Z3expf(float noundef %17) #7
  %19 = tail call float @llvm.fmuladd.f32(float %11, float -2.000000e+00, float 0x3FF19999A0000000)
  %20 = tail call spir_func float @_Z3expf(float noundef %19) #7
  %21 = fmul float %11, 0xBFB99999A0000000
  %22 = tail call float @llvm.fmuladd.f32(float %12, float 0x3FECCCCCC0000000, float %21)
  %23 = tail call spir_func float @_Z3expf(float noundef %22) #7
  %24 = fmul float %11, -1.500000e+00
  %25 = tail call spir_func float @_Z3expf(float noundef %24) #7
  %26 = tail call float @llvm.fmuladd.f32(float %12, float -2.500000e-01, float 0x3FC99999A0000000)
  %27 = tail call spir_func float @_Z3expf(float noundef %26) #7
  %28 = extractelement <8 x float> %8, i64 0
  %29 = fmul float %28, %15
  %30 = extractelement <8 x float> %8, i64 1
  %31 = fmul float %18, 0x3FB99999A0000000
  %32 = extractelement <8 x float> %8, i64 2
  %33 = fneg float %32
  %34 = fmul float %31, %33
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %30, float %34)
  %36 = fmul float %30, %18
  %37 = extractelement <8 x float> %8, i64 3
  %38 = fmul float %20, 0x3FC99999A0000000
  %39 = extractelement <8 x float> %8, i64 4
  %40 = fmul float %39, %38
  %41 = fneg float %28
  %42 = fmul float %40, %41
  %43 = tail call float @llvm.fmuladd.f32(float %36, float %37, float %42)
  %44 = fmul float %39, %20
  %45 = fmul float %23, 0x3FA99999A0000000
  %46 = extractelement <8 x float> %8, i64 5
  %47 = fneg float %46
  %48 = fmul float %45, %47
  %49 = tail call float @llvm.fmuladd.f32(float %44, float %39, float %48)
  %50 = fmul float %32, %23
  %51 = extractelement <8 x float> %8, i64 6
  %52 = extractelement <8 x float> %8, i64 7
  %53 = fmul float %52, %25
  %54 = fadd float %51, 1.000000e+00
  %55 = fdiv float %53, %54
  %56 = fmul float %37, %27
  %57 = fmul float %37, %56
  %58 = fadd float %28, %30
  %59 = fadd float %32, %58
  %60 = fdiv float %57, %59
  %61 = fmul float %25, %27
  %62 = fmul float %18, %20
  %63 = fmul float %28, %62
  %64 = tail call float @llvm.fmuladd.f32(float %39, float %39, float 5.000000e-01)
  %65 = fdiv float %63, %64
  %66 = fneg float %35
  %67 = fsub float %43, %35
  %68 = fneg float %43
  %69 = tail call float @llvm.fmuladd.f32(float %60, float -2.000000e+00, float %68)
  %70 = tail call float @llvm.fmuladd.f32(float %49, float -2.000000e+00, float %43)
  %71 = insertelement <2 x float> poison, float %67, i64 0
  %72 = insertelement <2 x float> %71, float %66, i64 1
  %73 = insertelement <2 x float> poison, float %65, i64 0
  %74 = insertelement <2 x float> %73, float %43, i64 1
  %75 = fsub <2 x float> %72, %74
  %76 = shufflevector <8 x float> %8, <8 x float> poison, <2 x i32> <i32 1, i32 5>
  %77 = insertelement <2 x float> %76, float %15, i64 0
  %78 = insertelement <2 x float> poison, float %23, i64 0
  %79 = insertelement <2 x float> %78, float %50, i64 1
  %80 = fmul <2 x float> %77, %79
  %81 = insertelement <2 x float> %76, float %15, i64 1
  %82 = insertelement <2 x float> <float poison, float 0x3FD3333340000000>, float %61, i64 0
  %83 = fmul <2 x float> %81, %82
  %84 = fneg <8 x float> %8
  %85 = shufflevector <8 x float> %84, <8 x float> poison, <2 x i32> <i32 6, i32 7>
  %86 = fmul <2 x float> %83, %85
  %87 = shufflevector <8 x float> %8, <8 x float> poison, <2 x i32> <i32 5, i32 6>
  %88 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %80, <2 x float> %87, <2 x float> %86)
  %89 = extractelement <2 x float> %88, i64 1
  %90 = fsub float %35, %89
  %91 = fsub float %49, %89
  %92 = fsub float %89, %55
  %93 = tail call float @llvm.fmuladd.f32(float %60, float 2.000000e+00, float %90)
  %94 = insertelement <2 x float> poison, float %91, i64 0
  %95 = insertelement <2 x float> %94, float %55, i64 1
  %96 = fsub <2 x float> %95, %88
  %97 = shufflevector <2 x float> %75, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %98 = insertelement <8 x float> %97, float %93, i64 2
  %99 = insertelement <8 x float> %98, float %65, i64 3
  %100 = insertelement <8 x float> %99, float %55, i64 4
  %101 = shufflevector <2 x float> %96, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %102 = shufflevector <8 x float> %100, <8 x float> %101, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 9, i32 3>
  %103 = shufflevector <2 x float> %88, <2 x float> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %104 = shufflevector <8 x float> <float -0.000000e+00, float poison, float -0.000000e+00, float poison, float poison, float -0.000000e+00, float poison, float poison>, <8 x float> %103, <8 x i32> <i32 0, i32 8, i32 2, i32 poison, i32 poison, i32 5, i32 poison, i32 poison>
  %105 = insertelement <8 x float> %104, float %69, i64 3
  %106 = insertelement <8 x float> %105, float %70, i64 4
  %107 = insertelement <8 x float> %106, float %92, i64 7
  %108 = shufflevector <8 x float> %107, <8 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 1, i32 7>
  %109 = fadd <8 x float> %102, %108
  %110 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %8, <8 x float> splat (float 8.000000e+00), <8 x float> %109)
  %111 = getelementptr inbounds <8 x float>, ptr addrspace(1) %2, i64 %6
  store <8 x float> %110, ptr addrspace(1) %111, align 32, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_rates(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds <8 x float>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x float>, ptr addrspace(1) %7, align 32, !tbaa !20
  %9 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %6
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = fdiv float 1.000000e+00, %10
  %12 = tail call spir_func float @_Z3logf(float noundef %10) #7
  %13 = fmul float %11, -1.250000e+00
  %14 = tail call float @llvm.fmuladd.f32(float %12, float 5.000000e-01, float %13)
  %15 = tail call spir_func float @_Z3expf(float noundef %14) #7
  %16 = fmul float %11, 0xBFD3333340000000
  %17 = tail call float @llvm.fmuladd.f32(float %12, float 0xBFE6666660000000, float %16)
  %18 = tail call spir_func float @_Z3expf(float noundef %17) #7
  %19 = tail call float @llvm.fmuladd.f32(float %11, float -2.000000e+00, float 0x3FF19999A0000000)
  %20 = tail call spir_func float @_Z3expf(float noundef %19) #7
  %21 = fmul float %11, 0xBFB99999A0000000
  %22 = tail call float @llvm.fmuladd.f32(float %12, float 0x3FECCCCCC0000000, float %21)
  %23 = tail call spir_func float @_Z3expf(float noundef %22) #7
  %24 = fmul float %11, -1.500000e+00
  %25 = tail call spir_func float @_Z3expf(float noundef %24) #7
  %26 = tail call float @llvm.fmuladd.f32(float %12, float -2.500000e-01, float 0x3FC99999A0000000)
  %27 = tail call spir_func float @_Z3expf(float noundef %26) #7
  %28 = extractelement <8 x float> %8, i64 0
  %29 = fmul float %28, %15
  %30 = extractelement <8 x float> %8, i64 1
  %31 = fmul float %18, 0x3FB99999A0000000
  %32 = extractelement <8 x float> %8, i64 2
  %33 = fneg float %32
  %34 = fmul float %31, %33
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %30, float %34)
  %36 = fmul float %30, %18
  %37 = extractelement <8 x float> %8, i64 3
  %38 = fmul float %20, 0x3FC99999A0000000
  %39 = extractelement <8 x float> %8, i64 4
  %40 = fmul float %39, %38
  %41 = fneg float %28
  %42 = fmul float %40, %41
  %43 = tail call float @llvm.fmuladd.f32(float %36, float %37, float %42)
  %44 = fmul float %39, %20
  %45 = fmul float %23, 0x3FA99999A0000000
  %46 = extractelement <8 x float> %8, i64 5
  %47 = fneg float %46
  %48 = fmul float %45, %47
  %49 = tail call float @llvm.fmuladd.f32(float %44, float %39, float %48)
  %50 = fmul float %32, %23
  %51 = extractelement <8 x float> %8, i64 6
  %52 = extractelement <8 x float> %8, i64 7
  %53 = fmul float %52, %25
  %54 = fadd float %51, 1.000000e+00
  %55 = fdiv float %53, %54
  %56 = fmul float %37, %27
  %57 = fmul float %37, %56
  %58 = fadd float %28, %30
  %59 = fadd float %32, %58
  %60 = fdiv float %57, %59
  %61 = fmul float %25, %27
  %62 = fmul float %18, %20
  %63 = fmul float %28, %62
  %64 = tail call float @llvm.fmuladd.f32(float %39, float %39, float 5.000000e-01)
  %65 = fdiv float %63, %64
  %66 = fneg float %35
  %67 = fsub float %43, %35
  %68 = fneg float %43
  %69 = tail call float @llvm.fmuladd.f32(float %60, float -2.000000e+00, float %68)
  %70 = tail call float @llvm.fmuladd.f32(float %49, float -2.000000e+00, float %43)
  %71 = insertelement <2 x float> poison, float %67, i64 0
  %72 = insertelement <2 x float> %71, float %66, i64 1
  %73 = insertelement <2 x float> poison, float %65, i64 0
  %74 = insertelement <2 x float> %73, float %43, i64 1
  %75 = fsub <2 x float> %72, %74
  %76 = shufflevector <8 x float> %8, <8 x float> poison, <2 x i32> <i32 1, i32 5>
  %77 = insertelement <2 x float> %76, float %15, i64 0
  %78 = insertelement <2 x float> poison, float %23, i64 0
  %79 = insertelement <2 x float> %78, float %50, i64 1
  %80 = fmul <2 x float> %77, %79
  %81 = insertelement <2 x float> %76, float %15, i64 1
  %82 = insertelement <2 x float> <float poison, float 0x3FD3333340000000>, float %61, i64 0
  %83 = fmul <2 x float> %81, %82
  %84 = fneg <8 x float> %8
  %85 = shufflevector <8 x float> %84, <8 x float> poison, <2 x i32> <i32 6, i32 7>
  %86 = fmul <2 x float> %83, %85
  %87 = shufflevector <8 x float> %8, <8 x float> poison, <2 x i32> <i32 5, i32 6>
  %88 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %80, <2 x float> %87, <2 x float> %86)
  %89 = extractelement <2 x float> %88, i64 1
  %90 = fsub float %35, %89
  %91 = fsub float %49, %89
  %92 = fsub float %89, %55
  %93 = tail call float @llvm.fmuladd.f32(float %60, float 2.000000e+00, float %90)
  %94 = insertelement <2 x float> poison, float %91, i64 0
  %95 = insertelement <2 x float> %94, float %55, i64 1
  %96 = fsub <2 x float> %95, %88
  %97 = shufflevector <2 x float> %75, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %98 = insertelement <8 x float> %97, float %93, i64 2
  %99 = insertelement <8 x float> %98, float %65, i64 3
  %100 = insertelement <8 x float> %99, float %55, i64 4
  %101 = shufflevector <2 x float> %96, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %102 = shufflevector <8 x float> %100, <8 x float> %101, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 9, i32 3>
  %103 = shufflevector <2 x float> %88, <2 x float> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %104 = shufflevector <8 x float> <float -0.000000e+00, float poison, float -0.000000e+00, float poison, float poison, float -0.000000e+00, float poison, float poison>, <8 x float> %103, <8 x i32> <i32 0, i32 8, i32 2, i32 poison, i32 poison, i32 5, i32 poison, i32 poison>
  %105 = insertelement <8 x float> %104, float %69, i64 3
  %106 = insertelement <8 x float> %105, float %70, i64 4
  %107 = insertelement <8 x float> %106, float %92, i64 7
  %108 = shufflevector <8 x float> %107, <8 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 1, i32 7>
  %109 = fadd <8 x float> %102, %108
  %110 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %8, <8 x float> splat (float 8.000000e+00), <8 x float> %109)
  %111 = getelementptr inbounds <8 x float>, ptr addrspace(1) %2, i64 %6
  store <8 x float> %110, ptr addrspace(1) %111, align 32, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @walsh64(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %3 = trunc i64 %2 to i32
  %4 = shl i32 %3, 6
  %5 = sext i32 %4 to i64
  %6 = shl nsw i64 %5, 2
  %7 = getelementptr i8, ptr addrspace(1) %0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 28
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 36
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 40
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 44
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 48
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 52
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 56
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 60
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !4
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 68
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 72
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 76
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !4
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 80
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !4
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 84
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !4
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 88
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !4
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 92
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !4
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 100
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !4
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 104
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !4
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 108
  %60 = load i32, ptr addrspace(1) %59, align 4, !tbaa !4
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 112
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !4
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 116
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !4
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 120
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !4
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 124
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !4
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %70 = load i32, ptr addrspace(1) %69, align 4, !tbaa !4
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 132
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !4
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 136
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !4
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 140
  %76 = load i32, ptr addrspace(1) %75, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 144
  %78 = load i32, ptr addrspace(1) %77, align 4, !tbaa !4
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 148
  %80 = load i32, ptr addrspace(1) %79, align 4, !tbaa !4
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 152
  %82 = load i32, ptr addrspace(1) %81, align 4, !tbaa !4
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 156
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !4
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !4
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 164
  %88 = load i32, ptr addrspace(1) %87, align 4, !tbaa !4
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 168
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !4
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 172
  %92 = load i32, ptr addrspace(1) %91, align 4, !tbaa !4
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 176
  %94 = load i32, ptr addrspace(1) %93, align 4, !tbaa !4
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 180
  %96 = load i32, ptr addrspace(1) %95, align 4, !tbaa !4
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 184
  %98 = load i32, ptr addrspace(1) %97, align 4, !tbaa !4
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 188
  %100 = load i32, ptr addrspace(1) %99, align 4, !tbaa !4
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  %102 = load i32, ptr addrspace(1) %101, align 4, !tbaa !4
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 196
  %104 = load i32, ptr addrspace(1) %103, align 4, !tbaa !4
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 200
  %106 = load i32, ptr addrspace(1) %105, align 4, !tbaa !4
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 204
  %108 = load i32, ptr addrspace(1) %107, align 4, !tbaa !4
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 208
  %110 = load i32, ptr addrspace(1) %109, align 4, !tbaa !4
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 212
  %112 = load i32, ptr addrspace(1) %111, align 4, !tbaa !4
  %113 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 216
  %114 = load i32, ptr addrspace(1) %113, align 4, !tbaa !4
  %115 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 220
  %116 = load i32, ptr addrspace(1) %115, align 4, !tbaa !4
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %118 = load i32, ptr addrspace(1) %117, align 4, !tbaa !4
  %119 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 228
  %120 = load i32, ptr addrspace(1) %119, align 4, !tbaa !4
  %121 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 232
  %122 = load i32, ptr addrspace(1) %121, align 4, !tbaa !4
  %123 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 236
  %124 = load i32, ptr addrspace(1) %123, align 4, !tbaa !4
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 240
  %126 = load i32, ptr addrspace(1) %125, align 4, !tbaa !4
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 244
  %128 = load i32, ptr addrspace(1) %127, align 4, !tbaa !4
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 248
  %130 = load i32, ptr addrspace(1) %129, align 4, !tbaa !4
  %131 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 252
  %132 = load i32, ptr addrspace(1) %131, align 4, !tbaa !4
  %133 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %134 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %135 = sub nsw i32 %134, %133
  %136 = sub nsw i32 %10, %12
  %137 = sub nsw i32 %135, %136
  %138 = sub nsw i32 %14, %16
  %139 = sub nsw i32 %18, %20
  %140 = sub nsw i32 %138, %139
  %141 = sub nsw i32 %137, %140
  %142 = sub nsw i32 %22, %24
  %143 = sub nsw i32 %26, %28
  %144 = sub nsw i32 %142, %143
  %145 = sub nsw i32 %30, %32
  %146 = sub nsw i32 %34, %36
  %147 = sub nsw i32 %145, %146
  %148 = sub nsw i32 %144, %147
  %149 = sub nsw i32 %141, %148
  %150 = sub nsw i32 %38, %40
  %151 = sub nsw i32 %42, %44
  %152 = sub nsw i32 %150, %151
  %153 = sub nsw i32 %46, %48
  %154 = sub nsw i32 %50, %52
  %155 = sub nsw i32 %153, %154
  %156 = sub nsw i32 %152, %155
  %157 = sub nsw i32 %54, %56
  %158 = sub nsw i32 %58, %60
  %159 = sub nsw i32 %157, %158
  %160 = sub nsw i32 %62, %64
  %161 = sub nsw i32 %66, %68
  %162 = sub nsw i32 %160, %161
  %163 = sub nsw i32 %159, %162
  %164 = sub nsw i32 %156, %163
  %165 = sub nsw i32 %149, %164
  %166 = sub nsw i32 %70, %72
  %167 = sub nsw i32 %74, %76
  %168 = sub nsw i32 %166, %167
  %169 = sub nsw i32 %78, %80
  %170 = sub nsw i32 %82, %84
  %171 = sub nsw i32 %169, %170
  %172 = sub nsw i32 %168, %171
  %173 = sub nsw i32 %86, %88
  %174 = sub nsw i32 %90, %92
  %175 = sub nsw i32 %173, %174
  %176 = sub nsw i32 %94, %96
  %177 = sub nsw i32 %98, %100
  %178 = sub nsw i32 %176, %177
  %179 = sub nsw i32 %175, %178
  %180 = sub nsw i32 %172, %179
  %181 = sub nsw i32 %102, %104
  %182 = sub nsw i32 %106, %108
  %183 = sub nsw i32 %181, %182
  %184 = sub nsw i32 %110, %112
  %185 = sub nsw i32 %114, %116
  %186 = sub nsw i32 %184, %185
  %187 = sub nsw i32 %183, %186
  %188 = sub nsw i32 %118, %120
  %189 = sub nsw i32 %122, %124
  %190 = sub nsw i32 %188, %189
  %191 = sub nsw i32 %126, %128
  %192 = sub nsw i32 %130, %132
  %193 = sub nsw i32 %191, %192
  %194 = sub nsw i32 %190, %193
  %195 = sub nsw i32 %187, %194
  %196 = sub nsw i32 %180, %195
  %197 = sub nsw i32 %165, %196
  %198 = add nsw i32 %196, %165
  %199 = add nsw i32 %133, %134
  %200 = add nsw i32 %12, %10
  %201 = sub nsw i32 %199, %200
  %202 = add nsw i32 %16, %14
  %203 = add nsw i32 %20, %18
  %204 = sub nsw i32 %202, %203
  %205 = sub nsw i32 %201, %204
  %206 = add nsw i32 %24, %22
  %207 = add nsw i32 %28, %26
  %208 = sub nsw i32 %206, %207
  %209 = add nsw i32 %32, %30
  %210 = add nsw i32 %36, %34
  %211 = sub nsw i32 %209, %210
  %212 = sub nsw i32 %208, %211
  %213 = sub nsw i32 %205, %212
  %214 = add nsw i32 %40, %38
  %215 = add nsw i32 %44, %42
  %216 = sub nsw i32 %214, %215
  %217 = add nsw i32 %48, %46
  %218 = add nsw i32 %52, %50
  %219 = sub nsw i32 %217, %218
  %220 = sub nsw i32 %216, %219
  %221 = add nsw i32 %56, %54
  %222 = add nsw i32 %60, %58
  %223 = sub nsw i32 %221, %222
  %224 = add nsw i32 %64, %62
  %225 = add nsw i32 %68, %66
  %226 = sub nsw i32 %224, %225
  %227 = sub nsw i32 %223, %226
  %228 = sub nsw i32 %220, %227
  %229 = sub nsw i32 %213, %228
  %230 = add nsw i32 %72, %70
  %231 = add nsw i32 %76, %74
  %232 = sub nsw i32 %230, %231
  %233 = add nsw i32 %80, %78
  %234 = add nsw i32 %84, %82
  %235 = sub nsw i32 %233, %234
  %236 = sub nsw i32 %232, %235
  %237 = add nsw i32 %88, %86
  %238 = add nsw i32 %92, %90
  %239 = sub nsw i32 %237, %238
  %240 = add nsw i32 %96, %94
  %241 = add nsw i32 %100, %98
  %242 = sub nsw i32 %240, %241
  %243 = sub nsw i32 %239, %242
  %244 = sub nsw i32 %236, %243
  %245 = add nsw i32 %104, %102
  %246 = add nsw i32 %108, %106
  %247 = sub nsw i32 %245, %246
  %248 = add nsw i32 %112, %110
  %249 = add nsw i32 %116, %114
  %250 = sub nsw i32 %248, %249
  %251 = sub nsw i32 %247, %250
  %252 = add nsw i32 %120, %118
  %253 = add nsw i32 %124, %122
  %254 = sub nsw i32 %252, %253
  %255 = add nsw i32 %128, %126
  %256 = add nsw i32 %132, %130
  %257 = sub nsw i32 %255, %256
  %258 = sub nsw i32 %254, %257
  %259 = sub nsw i32 %251, %258
  %260 = sub nsw i32 %244, %259
  %261 = sub nsw i32 %229, %260
  %262 = add nsw i32 %260, %229
  %263 = add nsw i32 %136, %135
  %264 = add nsw i32 %139, %138
  %265 = sub nsw i32 %263, %264
  %266 = add nsw i32 %143, %142
  %267 = add nsw i32 %146, %145
  %268 = sub nsw i32 %266, %267
  %269 = sub nsw i32 %265, %268
  %270 = add nsw i32 %151, %150
  %271 = add nsw i32 %154, %153
  %272 = sub nsw i32 %270, %271
  %273 = add nsw i32 %158, %157
  %274 = add nsw i32 %161, %160
  %275 = sub nsw i32 %273, %274
  %276 = sub nsw i32 %272, %275
  %277 = sub nsw i32 %269, %276
  %278 = add nsw i32 %167, %166
  %279 = add nsw i32 %170, %169
  %280 = sub nsw i32 %278, %279
  %281 = add nsw i32 %174, %173
  %282 = add nsw i32 %177, %176
  %283 = sub nsw i32 %281, %282
  %284 = sub nsw i32 %280, %283
  %285 = add nsw i32 %182, %181
  %286 = add nsw i32 %185, %184
  %287 = sub nsw i32 %285, %286
  %288 = add nsw i32 %189, %188
  %289 = add nsw i32 %192, %191
  %290 = sub nsw i32 %288, %289
  %291 = sub nsw i32 %287, %290
  %292 = sub nsw i32 %284, %291
  %293 = sub nsw i32 %277, %292
  %294 = add nsw i32 %292, %277
  %295 = add nsw i32 %200, %199
  %296 = add nsw i32 %203, %202
  %297 = sub nsw i32 %295, %296
  %298 = add nsw i32 %207, %206
  %299 = add nsw i32 %210, %209
  %300 = sub nsw i32 %298, %299
  %301 = sub nsw i32 %297, %300
  %302 = add nsw i32 %215, %214
  %303 = add nsw i32 %218, %217
  %304 = sub nsw i32 %302, %303
  %305 = add nsw i32 %222, %221
  %306 = add nsw i32 %225, %224
  %307 = sub nsw i32 %305, %306
  %308 = sub nsw i32 %304, %307
  %309 = sub nsw i32 %301, %308
  %310 = add nsw i32 %231, %230
  %311 = add nsw i32 %234, %233
  %312 = sub nsw i32 %310, %311
  %313 = add nsw i32 %238, %237
  %314 = add nsw i32 %241, %240
  %315 = sub nsw i32 %313, %314
  %316 = sub nsw i32 %312, %315
  %317 = add nsw i32 %246, %245
  %318 = add nsw i32 %249, %248
  %319 = sub nsw i32 %317, %318
  %320 = add nsw i32 %253, %252
  %321 = add nsw i32 %256, %255
  %322 = sub nsw i32 %320, %321
  %323 = sub nsw i32 %319, %322
  %324 = sub nsw i32 %316, %323
  %325 = sub nsw i32 %309, %324
  %326 = add nsw i32 %324, %309
  %327 = add nsw i32 %140, %137
  %328 = add nsw i32 %147, %144
  %329 = sub nsw i32 %327, %328
  %330 = add nsw i32 %155, %152
  %331 = add nsw i32 %162, %159
  %332 = sub nsw i32 %330, %331
  %333 = sub nsw i32 %329, %332
  %334 = add nsw i32 %171, %168
  %335 = add nsw i32 %178, %175
  %336 = sub nsw i32 %334, %335
  %337 = add nsw i32 %186, %183
  %338 = add nsw i32 %193, %190
  %339 = sub nsw i32 %337, %338
  %340 = sub nsw i32 %336, %339
  %341 = sub nsw i32 %333, %340
  %342 = add nsw i32 %340, %333
  %343 = add nsw i32 %204, %201
  %344 = add nsw i32 %211, %208
  %345 = sub nsw i32 %343, %344
  %346 = add nsw i32 %219, %216
  %347 = add nsw i32 %226, %223
  %348 = sub nsw i32 %346, %347
  %349 = sub nsw i32 %345, %348
  %350 = add nsw i32 %235, %232
  %351 = add nsw i32 %242, %239
  %352 = sub nsw i32 %350, %351
  %353 = add nsw i32 %250, %247
  %354 = add nsw i32 %257, %254
  %355 = sub nsw i32 %353, %354
  %356 = sub nsw i32 %352, %355
  %357 = sub nsw i32 %349, %356
  %358 = add nsw i32 %356, %349
  %359 = add nsw i32 %264, %263
  %360 = add nsw i32 %267, %266
  %361 = sub nsw i32 %359, %360
  %362 = add nsw i32 %271, %270
  %363 = add nsw i32 %274, %273
  %364 = sub nsw i32 %362, %363
  %365 = sub nsw i32 %361, %364
  %366 = add nsw i32 %279, %278
  %367 = add nsw i32 %282, %281
  %368 = sub nsw i32 %366, %367
  %369 = add nsw i32 %286, %285
  %370 = add nsw i32 %289, %288
  %371 = sub nsw i32 %369, %370
  %372 = sub nsw i32 %368, %371
  %373 = sub nsw i32 %365, %372
  %374 = add nsw i32 %372, %365
  %375 = add nsw i32 %296, %295
  %376 = add nsw i32 %299, %298
  %377 = sub nsw i32 %375, %376
  %378 = add nsw i32 %303, %302
  %379 = add nsw i32 %306, %305
  %380 = sub nsw i32 %378, %379
  %381 = sub nsw i32 %377, %380
  %382 = add nsw i32 %311, %310
  %383 = add nsw i32 %314, %313
  %384 = sub nsw i32 %382, %383
  %385 = add nsw i32 %318, %317
  %386 = add nsw i32 %321, %320
  %387 = sub nsw i32 %385, %386
  %388 = sub nsw i32 %384, %387
  %389 = sub nsw i32 %381, %388
  %390 = add nsw i32 %388, %381
  %391 = add nsw i32 %148, %141
  %392 = add nsw i32 %163, %156
  %393 = sub nsw i32 %391, %392
  %394 = add nsw i32 %179, %172
  %395 = add nsw i32 %194, %187
  %396 = sub nsw i32 %394, %395
  %397 = sub nsw i32 %393, %396
  %398 = add nsw i32 %396, %393
  %399 = add nsw i32 %212, %205
  %400 = add nsw i32 %227, %220
  %401 = sub nsw i32 %399, %400
  %402 = add nsw i32 %243, %236
  %403 = add nsw i32 %258, %251
  %404 = sub nsw i32 %402, %403
  %405 = sub nsw i32 %401, %404
  %406 = add nsw i32 %404, %401
  %407 = add nsw i32 %268, %265
  %408 = add nsw i32 %275, %272
  %409 = sub nsw i32 %407, %408
  %410 = add nsw i32 %283, %280
  %411 = add nsw i32 %290, %287
  %412 = sub nsw i32 %410, %411
  %413 = sub nsw i32 %409, %412
  %414 = add nsw i32 %412, %409
  %415 = add nsw i32 %300, %297
  %416 = add nsw i32 %307, %304
  %417 = sub nsw i32 %415, %416
  %418 = add nsw i32 %315, %312
  %419 = add nsw i32 %322, %319
  %420 = sub nsw i32 %418, %419
  %421 = sub nsw i32 %417, %420
  %422 = add nsw i32 %420, %417
  %423 = add nsw i32 %328, %327
  %424 = add nsw i32 %331, %330
  %425 = sub nsw i32 %423, %424
  %426 = add nsw i32 %335, %334
  %427 = add nsw i32 %338, %337
  %428 = sub nsw i32 %426, %427
  %429 = sub nsw i32 %425, %428
  %430 = add nsw i32 %428, %425
  %431 = add nsw i32 %344, %343
  %432 = add nsw i32 %347, %346
  %433 = sub nsw i32 %431, %432
  %434 = add nsw i32 %351, %350
  %435 = add nsw i32 %354, %353
  %436 = sub nsw i32 %434, %435
  %437 = sub nsw i32 %433, %436
  %438 = add nsw i32 %436, %433
  %439 = add nsw i32 %360, %359
  %440 = add nsw i32 %363, %362
  %441 = sub nsw i32 %439, %440
  %442 = add nsw i32 %367, %366
  %443 = add nsw i32 %370, %369
  %444 = sub nsw i32 %442, %443
  %445 = sub nsw i32 %441, %444
  %446 = add nsw i32 %444, %441
  %447 = add nsw i32 %376, %375
  %448 = add nsw i32 %379, %378
  %449 = sub nsw i32 %447, %448
  %450 = add nsw i32 %383, %382
  %451 = add nsw i32 %386, %385
  %452 = sub nsw i32 %450, %451
  %453 = sub nsw i32 %449, %452
  %454 = add nsw i32 %452, %449
  %455 = add nsw i32 %164, %149
  %456 = add nsw i32 %195, %180
  %457 = sub nsw i32 %455, %456
  %458 = add nsw i32 %456, %455
  %459 = add nsw i32 %228, %213
  %460 = add nsw i32 %259, %244
  %461 = sub nsw i32 %459, %460
  %462 = add nsw i32 %460, %459
  %463 = add nsw i32 %276, %269
  %464 = add nsw i32 %291, %284
  %465 = sub nsw i32 %463, %464
  %466 = add nsw i32 %464, %463
  %467 = add nsw i32 %308, %301
  %468 = add nsw i32 %323, %316
  %469 = sub nsw i32 %467, %468
  %470 = add nsw i32 %468, %467
  %471 = add nsw i32 %332, %329
  %472 = add nsw i32 %339, %336
  %473 = sub nsw i32 %471, %472
  %474 = add nsw i32 %472, %471
  %475 = add nsw i32 %348, %345
  %476 = add nsw i32 %355, %352
  %477 = sub nsw i32 %475, %476
  %478 = add nsw i32 %476, %475
  %479 = add nsw i32 %364, %361
  %480 = add nsw i32 %371, %368
  %481 = sub nsw i32 %479, %480
  %482 = add nsw i32 %480, %479
  %483 = add nsw i32 %380, %377
  %484 = add nsw i32 %387, %384
  %485 = sub nsw i32 %483, %484
  %486 = add nsw i32 %484, %483
  %487 = add nsw i32 %392, %391
  %488 = add nsw i32 %395, %394
  %489 = sub nsw i32 %487, %488
  %490 = add nsw i32 %488, %487
  %491 = add nsw i32 %400, %399
  %492 = add nsw i32 %403, %402
  %493 = sub nsw i32 %491, %492
  %494 = add nsw i32 %492, %491
  %495 = add nsw i32 %408, %407
  %496 = add nsw i32 %411, %410
  %497 = sub nsw i32 %495, %496
  %498 = add nsw i32 %496, %495
  %499 = add nsw i32 %416, %415
  %500 = add nsw i32 %419, %418
  %501 = sub nsw i32 %499, %500
  %502 = add nsw i32 %500, %499
  %503 = add nsw i32 %424, %423
  %504 = add nsw i32 %427, %426
  %505 = sub nsw i32 %503, %504
  %506 = add nsw i32 %504, %503
  %507 = add nsw i32 %432, %431
  %508 = add nsw i32 %435, %434
  %509 = sub nsw i32 %507, %508
  %510 = add nsw i32 %508, %507
  %511 = add nsw i32 %440, %439
  %512 = add nsw i32 %443, %442
  %513 = sub nsw i32 %511, %512
  %514 = add nsw i32 %512, %511
  %515 = add nsw i32 %448, %447
  %516 = add nsw i32 %451, %450
  %517 = sub nsw i32 %515, %516
  %518 = add nsw i32 %516, %515
  store i32 %518, ptr addrspace(1) %7, align 4, !tbaa !4
  store i32 %514, ptr addrspace(1) %8, align 4, !tbaa !4
  store i32 %510, ptr addrspace(1) %9, align 4, !tbaa !4
  store i32 %506, ptr addrspace(1) %11, align 4, !tbaa !4
  store i32 %502, ptr addrspace(1) %13, align 4, !tbaa !4
  store i32 %498, ptr addrspace(1) %15, align 4, !tbaa !4
  store i32 %494, ptr addrspace(1) %17, align 4, !tbaa !4
  store i32 %490, ptr addrspace(1) %19, align 4, !tbaa !4
  store i32 %486, ptr addrspace(1) %21, align 4, !tbaa !4
  store i32 %482, ptr addrspace(1) %23, align 4, !tbaa !4
  store i32 %478, ptr addrspace(1) %25, align 4, !tbaa !4
  store i32 %474, ptr addrspace(1) %27, align 4, !tbaa !4
  store i32 %470, ptr addrspace(1) %29, align 4, !tbaa !4
  store i32 %466, ptr addrspace(1) %31, align 4, !tbaa !4
  store i32 %462, ptr addrspace(1) %33, align 4, !tbaa !4
  store i32 %458, ptr addrspace(1) %35, align 4, !tbaa !4
  store i32 %454, ptr addrspace(1) %37, align 4, !tbaa !4
  store i32 %446, ptr addrspace(1) %39, align 4, !tbaa !4
  store i32 %438, ptr addrspace(1) %41, align 4, !tbaa !4
  store i32 %430, ptr addrspace(1) %43, align 4, !tbaa !4
  store i32 %422, ptr addrspace(1) %45, align 4, !tbaa !4
  store i32 %414, ptr addrspace(1) %47, align 4, !tbaa !4
  store i32 %406, ptr addrspace(1) %49, align 4, !tbaa !4
  store i32 %398, ptr addrspace(1) %51, align 4, !tbaa !4
  store i32 %390, ptr addrspace(1) %53, align 4, !tbaa !4
  store i32 %374, ptr addrspace(1) %55, align 4, !tbaa !4
  store i32 %358, ptr addrspace(1) %57, align 4, !tbaa !4
  store i32 %342, ptr addrspace(1) %59, align 4, !tbaa !4
  store i32 %326, ptr addrspace(1) %61, align 4, !tbaa !4
  store i32 %294, ptr addrspace(1) %63, align 4, !tbaa !4
  store i32 %262, ptr addrspace(1) %65, align 4, !tbaa !4
  store i32 %198, ptr addrspace(1) %67, align 4, !tbaa !4
  store i32 %517, ptr addrspace(1) %69, align 4, !tbaa !4
  store i32 %513, ptr addrspace(1) %71, align 4, !tbaa !4
  store i32 %509, ptr addrspace(1) %73, align 4, !tbaa !4
  store i32 %505, ptr addrspace(1) %75, align 4, !tbaa !4
  store i32 %501, ptr addrspace(1) %77, align 4, !tbaa !4
  store i32 %497, ptr addrspace(1) %79, align 4, !tbaa !4
  store i32 %493, ptr addrspace(1) %81, align 4, !tbaa !4
  store i32 %489, ptr addrspace(1) %83, align 4, !tbaa !4
  store i32 %485, ptr addrspace(1) %85, align 4, !tbaa !4
  store i32 %481, ptr addrspace(1) %87, align 4, !tbaa !4
  store i32 %477, ptr addrspace(1) %89, align 4, !tbaa !4
  store i32 %473, ptr addrspace(1) %91, align 4, !tbaa !4
  store i32 %469, ptr addrspace(1) %93, align 4, !tbaa !4
  store i32 %465, ptr addrspace(1) %95, align 4, !tbaa !4
  store i32 %461, ptr addrspace(1) %97, align 4, !tbaa !4
  store i32 %457, ptr addrspace(1) %99, align 4, !tbaa !4
  store i32 %453, ptr addrspace(1) %101, align 4, !tbaa !4
  store i32 %445, ptr addrspace(1) %103, align 4, !tbaa !4
  store i32 %437, ptr addrspace(1) %105, align 4, !tbaa !4
  store i32 %429, ptr addrspace(1) %107, align 4, !tbaa !4
  store i32 %421, ptr addrspace(1) %109, align 4, !tbaa !4
  store i32 %413, ptr addrspace(1) %111, align 4, !tbaa !4
  store i32 %405, ptr addrspace(1) %113, align 4, !tbaa !4
  store i32 %397, ptr addrspace(1) %115, align 4, !tbaa !4
  store i32 %389, ptr addrspace(1) %117, align 4, !tbaa !4
  store i32 %373, ptr addrspace(1) %119, align 4, !tbaa !4
  store i32 %357, ptr addrspace(1) %121, align 4, !tbaa !4
  store i32 %341, ptr addrspace(1) %123, align 4, !tbaa !4
  store i32 %325, ptr addrspace(1) %125, align 4, !tbaa !4
  store i32 %293, ptr addrspace(1) %127, align 4, !tbaa !4
  store i32 %261, ptr addrspace(1) %129, align 4, !tbaa !4
  store i32 %197, ptr addrspace(1) %131, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_walsh64(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %3 = trunc i64 %2 to i32
  %4 = shl i32 %3, 6
  %5 = sext i32 %4 to i64
  %6 = shl nsw i64 %5, 2
  %7 = getelementptr i8, ptr addrspace(1) %0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 28
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 36
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 40
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 44
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 48
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 52
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 56
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 60
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !4
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 68
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 72
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 76
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !4
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 80
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !4
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 84
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !4
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 88
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !4
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 92
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !4
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 96
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 100
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !4
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 104
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !4
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 108
  %60 = load i32, ptr addrspace(1) %59, align 4, !tbaa !4
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 112
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !4
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 116
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !4
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 120
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !4
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 124
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !4
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 128
  %70 = load i32, ptr addrspace(1) %69, align 4, !tbaa !4
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 132
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !4
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 136
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !4
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 140
  %76 = load i32, ptr addrspace(1) %75, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 144
  %78 = load i32, ptr addrspace(1) %77, align 4, !tbaa !4
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 148
  %80 = load i32, ptr addrspace(1) %79, align 4, !tbaa !4
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 152
  %82 = load i32, ptr addrspace(1) %81, align 4, !tbaa !4
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 156
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !4
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 160
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !4
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 164
  %88 = load i32, ptr addrspace(1) %87, align 4, !tbaa !4
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 168
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !4
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 172
  %92 = load i32, ptr addrspace(1) %91, align 4, !tbaa !4
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 176
  %94 = load i32, ptr addrspace(1) %93, align 4, !tbaa !4
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 180
  %96 = load i32, ptr addrspace(1) %95, align 4, !tbaa !4
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 184
  %98 = load i32, ptr addrspace(1) %97, align 4, !tbaa !4
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 188
  %100 = load i32, ptr addrspace(1) %99, align 4, !tbaa !4
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 192
  %102 = load i32, ptr addrspace(1) %101, align 4, !tbaa !4
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 196
  %104 = load i32, ptr addrspace(1) %103, align 4, !tbaa !4
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 200
  %106 = load i32, ptr addrspace(1) %105, align 4, !tbaa !4
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 204
  %108 = load i32, ptr addrspace(1) %107, align 4, !tbaa !4
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 208
  %110 = load i32, ptr addrspace(1) %109, align 4, !tbaa !4
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 212
  %112 = load i32, ptr addrspace(1) %111, align 4, !tbaa !4
  %113 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 216
  %114 = load i32, ptr addrspace(1) %113, align 4, !tbaa !4
  %115 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 220
  %116 = load i32, ptr addrspace(1) %115, align 4, !tbaa !4
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 224
  %118 = load i32, ptr addrspace(1) %117, align 4, !tbaa !4
  %119 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 228
  %120 = load i32, ptr addrspace(1) %119, align 4, !tbaa !4
  %121 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 232
  %122 = load i32, ptr addrspace(1) %121, align 4, !tbaa !4
  %123 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 236
  %124 = load i32, ptr addrspace(1) %123, align 4, !tbaa !4
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 240
  %126 = load i32, ptr addrspace(1) %125, align 4, !tbaa !4
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 244
  %128 = load i32, ptr addrspace(1) %127, align 4, !tbaa !4
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 248
  %130 = load i32, ptr addrspace(1) %129, align 4, !tbaa !4
  %131 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 252
  %132 = load i32, ptr addrspace(1) %131, align 4, !tbaa !4
  %133 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %134 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %135 = sub nsw i32 %134, %133
  %136 = sub nsw i32 %10, %12
  %137 = sub nsw i32 %135, %136
  %138 = sub nsw i32 %14, %16
  %139 = sub nsw i32 %18, %20
  %140 = sub nsw i32 %138, %139
  %141 = sub nsw i32 %137, %140
  %142 = sub nsw i32 %22, %24
  %143 = sub nsw i32 %26, %28
  %144 = sub nsw i32 %142, %143
  %145 = sub nsw i32 %30, %32
  %146 = sub nsw i32 %34, %36
  %147 = sub nsw i32 %145, %146
  %148 = sub nsw i32 %144, %147
  %149 = sub nsw i32 %141, %148
  %150 = sub nsw i32 %38, %40
  %151 = sub nsw i32 %42, %44
  %152 = sub nsw i32 %150, %151
  %153 = sub nsw i32 %46, %48
  %154 = sub nsw i32 %50, %52
  %155 = sub nsw i32 %153, %154
  %156 = sub nsw i32 %152, %155
  %157 = sub nsw i32 %54, %56
  %158 = sub nsw i32 %58, %60
  %159 = sub nsw i32 %157, %158
  %160 = sub nsw i32 %62, %64
  %161 = sub nsw i32 %66, %68
  %162 = sub nsw i32 %160, %161
  %163 = sub nsw i32 %159, %162
  %164 = sub nsw i32 %156, %163
  %165 = sub nsw i32 %149, %164
  %166 = sub nsw i32 %70, %72
  %167 = sub nsw i32 %74, %76
  %168 = sub nsw i32 %166, %167
  %169 = sub nsw i32 %78, %80
  %170 = sub nsw i32 %82, %84
  %171 = sub nsw i32 %169, %170
  %172 = sub nsw i32 %168, %171
  %173 = sub nsw i32 %86, %88
  %174 = sub nsw i32 %90, %92
  %175 = sub nsw i32 %173, %174
  %176 = sub nsw i32 %94, %96
  %177 = sub nsw i32 %98, %100
  %178 = sub nsw i32 %176, %177
  %179 = sub nsw i32 %175, %178
  %180 = sub nsw i32 %172, %179
  %181 = sub nsw i32 %102, %104
  %182 = sub nsw i32 %106, %108
  %183 = sub nsw i32 %181, %182
  %184 = sub nsw i32 %110, %112
  %185 = sub nsw i32 %114, %116
  %186 = sub nsw i32 %184, %185
  %187 = sub nsw i32 %183, %186
  %188 = sub nsw i32 %118, %120
  %189 = sub nsw i32 %122, %124
  %190 = sub nsw i32 %188, %189
  %191 = sub nsw i32 %126, %128
  %192 = sub nsw i32 %130, %132
  %193 = sub nsw i32 %191, %192
  %194 = sub nsw i32 %190, %193
  %195 = sub nsw i32 %187, %194
  %196 = sub nsw i32 %180, %195
  %197 = sub nsw i32 %165, %196
  %198 = add nsw i32 %196, %165
  %199 = add nsw i32 %133, %134
  %200 = add nsw i32 %12, %10
  %201 = sub nsw i32 %199, %200
  %202 = add nsw i32 %16, %14
  %203 = add nsw i32 %20, %18
  %204 = sub nsw i32 %202, %203
  %205 = sub nsw i32 %201, %204
  %206 = add nsw i32 %24, %22
  %207 = add nsw i32 %28, %26
  %208 = sub nsw i32 %206, %207
  %209 = add nsw i32 %32, %30
  %210 = add nsw i32 %36, %34
  %211 = sub nsw i32 %209, %210
  %212 = sub nsw i32 %208, %211
  %213 = sub nsw i32 %205, %212
  %214 = add nsw i32 %40, %38
  %215 = add nsw i32 %44, %42
  %216 = sub nsw i32 %214, %215
  %217 = add nsw i32 %48, %46
  %218 = add nsw i32 %52, %50
  %219 = sub nsw i32 %217, %218
  %220 = sub nsw i32 %216, %219
  %221 = add nsw i32 %56, %54
  %222 = add nsw i32 %60, %58
  %223 = sub nsw i32 %221, %222
  %224 = add nsw i32 %64, %62
  %225 = add nsw i32 %68, %66
  %226 = sub nsw i32 %224, %225
  %227 = sub nsw i32 %223, %226
  %228 = sub nsw i32 %220, %227
  %229 = sub nsw i32 %213, %228
  %230 = add nsw i32 %72, %70
  %231 = add nsw i32 %76, %74
  %232 = sub nsw i32 %230, %231
  %233 = add nsw i32 %80, %78
  %234 = add nsw i32 %84, %82
  %235 = sub nsw i32 %233, %234
  %236 = sub nsw i32 %232, %235
  %237 = add nsw i32 %88, %86
  %238 = add nsw i32 %92, %90
  %239 = sub nsw i32 %237, %238
  %240 = add nsw i32 %96, %94
  %241 = add nsw i32 %100, %98
  %242 = sub nsw i32 %240, %241
  %243 = sub nsw i32 %239, %242
  %244 = sub nsw i32 %236, %243
  %245 = add nsw i32 %104, %102
  %246 = add nsw i32 %108, %106
  %247 = sub nsw i32 %245, %246
  %248 = add nsw i32 %112, %110
  %249 = add nsw i32 %116, %114
  %250 = sub nsw i32 %248, %249
  %251 = sub nsw i32 %247, %250
  %252 = add nsw i32 %120, %118
  %253 = add nsw i32 %124, %122
  %254 = sub nsw i32 %252, %253
  %255 = add nsw i32 %128, %126
  %256 = add nsw i32 %132, %130
  %257 = sub nsw i32 %255, %256
  %258 = sub nsw i32 %254, %257
  %259 = sub nsw i32 %251, %258
  %260 = sub nsw i32 %244, %259
  %261 = sub nsw i32 %229, %260
  %262 = add nsw i32 %260, %229
  %263 = add nsw i32 %136, %135
  %264 = add nsw i32 %139, %138
  %265 = sub nsw i32 %263, %264
  %266 = add nsw i32 %143, %142
  %267 = add nsw i32 %146, %145
  %268 = sub nsw i32 %266, %267
  %269 = sub nsw i32 %265, %268
  %270 = add nsw i32 %151, %150
  %271 = add nsw i32 %154, %153
  %272 = sub nsw i32 %270, %271
  %273 = add nsw i32 %158, %157
  %274 = add nsw i32 %161, %160
  %275 = sub nsw i32 %273, %274
  %276 = sub nsw i32 %272, %275
  %277 = sub nsw i32 %269, %276
  %278 = add nsw i32 %167, %166
  %279 = add nsw i32 %170, %169
  %280 = sub nsw i32 %278, %279
  %281 = add nsw i32 %174, %173
  %282 = add nsw i32 %177, %176
  %283 = sub nsw i32 %281, %282
  %284 = sub nsw i32 %280, %283
  %285 = add nsw i32 %182, %181
  %286 = add nsw i32 %185, %184
  %287 = sub nsw i32 %285, %286
  %288 = add nsw i32 %189, %188
  %289 = add nsw i32 %192, %191
  %290 = sub nsw i32 %288, %289
  %291 = sub nsw i32 %287, %290
  %292 = sub nsw i32 %284, %291
  %293 = sub nsw i32 %277, %292
  %294 = add nsw i32 %292, %277
  %295 = add nsw i32 %200, %199
  %296 = add nsw i32 %203, %202
  %297 = sub nsw i32 %295, %296
  %298 = add nsw i32 %207, %206
  %299 = add nsw i32 %210, %209
  %300 = sub nsw i32 %298, %299
  %301 = sub nsw i32 %297, %300
  %302 = add nsw i32 %215, %214
  %303 = add nsw i32 %218, %217
  %304 = sub nsw i32 %302, %303
  %305 = add nsw i32 %222, %221
  %306 = add nsw i32 %225, %224
  %307 = sub nsw i32 %305, %306
  %308 = sub nsw i32 %304, %307
  %309 = sub nsw i32 %301, %308
  %310 = add nsw i32 %231, %230
  %311 = add nsw i32 %234, %233
  %312 = sub nsw i32 %310, %311
  %313 = add nsw i32 %238, %237
  %314 = add nsw i32 %241, %240
  %315 = sub nsw i32 %313, %314
  %316 = sub nsw i32 %312, %315
  %317 = add nsw i32 %246, %245
  %318 = add nsw i32 %249, %248
  %319 = sub nsw i32 %317, %318
  %320 = add nsw i32 %253, %252
  %321 = add nsw i32 %256, %255
  %322 = sub nsw i32 %320, %321
  %323 = sub nsw i32 %319, %322
  %324 = sub nsw i32 %316, %323
  %325 = sub nsw i32 %309, %324
  %326 = add nsw i32 %324, %309
  %327 = add nsw i32 %140, %137
  %328 = add nsw i32 %147, %144
  %329 = sub nsw i32 %327, %328
  %330 = add nsw i32 %155, %152
  %331 = add nsw i32 %162, %159
  %332 = sub nsw i32 %330, %331
  %333 = sub nsw i32 %329, %332
  %334 = add nsw i32 %171, %168
  %335 = add nsw i32 %178, %175
  %336 = sub nsw i32 %334, %335
  %337 = add nsw i32 %186, %183
  %338 = add nsw i32 %193, %190
  %339 = sub nsw i32 %337, %338
  %340 = sub nsw i32 %336, %339
  %341 = sub nsw i32 %333, %340
  %342 = add nsw i32 %340, %333
  %343 = add nsw i32 %204, %201
  %344 = add nsw i32 %211, %208
  %345 = sub nsw i32 %343, %344
  %346 = add nsw i32 %219, %216
  %347 = add nsw i32 %226, %223
  %348 = sub nsw i32 %346, %347
  %349 = sub nsw i32 %345, %348
  %350 = add nsw i32 %235, %232
  %351 = add nsw i32 %242, %239
  %352 = sub nsw i32 %350, %351
  %353 = add nsw i32 %250, %247
  %354 = add nsw i32 %257, %254
  %355 = sub nsw i32 %353, %354
  %356 = sub nsw i32 %352, %355
  %357 = sub nsw i32 %349, %356
  %358 = add nsw i32 %356, %349
  %359 = add nsw i32 %264, %263
  %360 = add nsw i32 %267, %266
  %361 = sub nsw i32 %359, %360
  %362 = add nsw i32 %271, %270
  %363 = add nsw i32 %274, %273
  %364 = sub nsw i32 %362, %363
  %365 = sub nsw i32 %361, %364
  %366 = add nsw i32 %279, %278
  %367 = add nsw i32 %282, %281
  %368 = sub nsw i32 %366, %367
  %369 = add nsw i32 %286, %285
  %370 = add nsw i32 %289, %288
  %371 = sub nsw i32 %369, %370
  %372 = sub nsw i32 %368, %371
  %373 = sub nsw i32 %365, %372
  %374 = add nsw i32 %372, %365
  %375 = add nsw i32 %296, %295
  %376 = add nsw i32 %299, %298
  %377 = sub nsw i32 %375, %376
  %378 = add nsw i32 %303, %302
  %379 = add nsw i32 %306, %305
  %380 = sub nsw i32 %378, %379
  %381 = sub nsw i32 %377, %380
  %382 = add nsw i32 %311, %310
  %383 = add nsw i32 %314, %313
  %384 = sub nsw i32 %382, %383
  %385 = add nsw i32 %318, %317
  %386 = add nsw i32 %321, %320
  %387 = sub nsw i32 %385, %386
  %388 = sub nsw i32 %384, %387
  %389 = sub nsw i32 %381, %388
  %390 = add nsw i32 %388, %381
  %391 = add nsw i32 %148, %141
  %392 = add nsw i32 %163, %156
  %393 = sub nsw i32 %391, %392
  %394 = add nsw i32 %179, %172
  %395 = add nsw i32 %194, %187
  %396 = sub nsw i32 %394, %395
  %397 = sub nsw i32 %393, %396
  %398 = add nsw i32 %396, %393
  %399 = add nsw i32 %212, %205
  %400 = add nsw i32 %227, %220
  %401 = sub nsw i32 %399, %400
  %402 = add nsw i32 %243, %236
  %403 = add nsw i32 %258, %251
  %404 = sub nsw i32 %402, %403
  %405 = sub nsw i32 %401, %404
  %406 = add nsw i32 %404, %401
  %407 = add nsw i32 %268, %265
  %408 = add nsw i32 %275, %272
  %409 = sub nsw i32 %407, %408
  %410 = add nsw i32 %283, %280
  %411 = add nsw i32 %290, %287
  %412 = sub nsw i32 %410, %411
  %413 = sub nsw i32 %409, %412
  %414 = add nsw i32 %412, %409
  %415 = add nsw i32 %300, %297
  %416 = add nsw i32 %307, %304
  %417 = sub nsw i32 %415, %416
  %418 = add nsw i32 %315, %312
  %419 = add nsw i32 %322, %319
  %420 = sub nsw i32 %418, %419
  %421 = sub nsw i32 %417, %420
  %422 = add nsw i32 %420, %417
  %423 = add nsw i32 %328, %327
  %424 = add nsw i32 %331, %330
  %425 = sub nsw i32 %423, %424
  %426 = add nsw i32 %335, %334
  %427 = add nsw i32 %338, %337
  %428 = sub nsw i32 %426, %427
  %429 = sub nsw i32 %425, %428
  %430 = add nsw i32 %428, %425
  %431 = add nsw i32 %344, %343
  %432 = add nsw i32 %347, %346
  %433 = sub nsw i32 %431, %432
  %434 = add nsw i32 %351, %350
  %435 = add nsw i32 %354, %353
  %436 = sub nsw i32 %434, %435
  %437 = sub nsw i32 %433, %436
  %438 = add nsw i32 %436, %433
  %439 = add nsw i32 %360, %359
  %440 = add nsw i32 %363, %362
  %441 = sub nsw i32 %439, %440
  %442 = add nsw i32 %367, %366
  %443 = add nsw i32 %370, %369
  %444 = sub nsw i32 %442, %443
  %445 = sub nsw i32 %441, %444
  %446 = add nsw i32 %444, %441
  %447 = add nsw i32 %376, %375
  %448 = add nsw i32 %379, %378
  %449 = sub nsw i32 %447, %448
  %450 = add nsw i32 %383, %382
  %451 = add nsw i32 %386, %385
  %452 = sub nsw i32 %450, %451
  %453 = sub nsw i32 %449, %452
  %454 = add nsw i32 %452, %449
  %455 = add nsw i32 %164, %149
  %456 = add nsw i32 %195, %180
  %457 = sub nsw i32 %455, %456
  %458 = add nsw i32 %456, %455
  %459 = add nsw i32 %228, %213
  %460 = add nsw i32 %259, %244
  %461 = sub nsw i32 %459, %460
  %462 = add nsw i32 %460, %459
  %463 = add nsw i32 %276, %269
  %464 = add nsw i32 %291, %284
  %465 = sub nsw i32 %463, %464
  %466 = add nsw i32 %464, %463
  %467 = add nsw i32 %308, %301
  %468 = add nsw i32 %323, %316
  %469 = sub nsw i32 %467, %468
  %470 = add nsw i32 %468, %467
  %471 = add nsw i32 %332, %329
  %472 = add nsw i32 %339, %336
  %473 = sub nsw i32 %471, %472
  %474 = add nsw i32 %472, %471
  %475 = add nsw i32 %348, %345
  %476 = add nsw i32 %355, %352
  %477 = sub nsw i32 %475, %476
  %478 = add nsw i32 %476, %475
  %479 = add nsw i32 %364, %361
  %480 = add nsw i32 %371, %368
  %481 = sub nsw i32 %479, %480
  %482 = add nsw i32 %480, %479
  %483 = add nsw i32 %380, %377
  %484 = add nsw i32 %387, %384
  %485 = sub nsw i32 %483, %484
  %486 = add nsw i32 %484, %483
  %487 = add nsw i32 %392, %391
  %488 = add nsw i32 %395, %394
  %489 = sub nsw i32 %487, %488
  %490 = add nsw i32 %488, %487
  %491 = add nsw i32 %400, %399
  %492 = add nsw i32 %403, %402
  %493 = sub nsw i32 %491, %492
  %494 = add nsw i32 %492, %491
  %495 = add nsw i32 %408, %407
  %496 = add nsw i32 %411, %410
  %497 = sub nsw i32 %495, %496
  %498 = add nsw i32 %496, %495
  %499 = add nsw i32 %416, %415
  %500 = add nsw i32 %419, %418
  %501 = sub nsw i32 %499, %500
  %502 = add nsw i32 %500, %499
  %503 = add nsw i32 %424, %423
  %504 = add nsw i32 %427, %426
  %505 = sub nsw i32 %503, %504
  %506 = add nsw i32 %504, %503
  %507 = add nsw i32 %432, %431
  %508 = add nsw i32 %435, %434
  %509 = sub nsw i32 %507, %508
  %510 = add nsw i32 %508, %507
  %511 = add nsw i32 %440, %439
  %512 = add nsw i32 %443, %442
  %513 = sub nsw i32 %511, %512
  %514 = add nsw i32 %512, %511
  %515 = add nsw i32 %448, %447
  %516 = add nsw i32 %451, %450
  %517 = sub nsw i32 %515, %516
  %518 = add nsw i32 %516, %515
  store i32 %518, ptr addrspace(1) %7, align 4, !tbaa !4
  store i32 %514, ptr addrspace(1) %8, align 4, !tbaa !4
  store i32 %510, ptr addrspace(1) %9, align 4, !tbaa !4
  store i32 %506, ptr addrspace(1) %11, align 4, !tbaa !4
  store i32 %502, ptr addrspace(1) %13, align 4, !tbaa !4
  store i32 %498, ptr addrspace(1) %15, align 4, !tbaa !4
  store i32 %494, ptr addrspace(1) %17, align 4, !tbaa !4
  store i32 %490, ptr addrspace(1) %19, align 4, !tbaa !4
  store i32 %486, ptr addrspace(1) %21, align 4, !tbaa !4
  store i32 %482, ptr addrspace(1) %23, align 4, !tbaa !4
  store i32 %478, ptr addrspace(1) %25, align 4, !tbaa !4
  store i32 %474, ptr addrspace(1) %27, align 4, !tbaa !4
  store i32 %470, ptr addrspace(1) %29, align 4, !tbaa !4
  store i32 %466, ptr addrspace(1) %31, align 4, !tbaa !4
  store i32 %462, ptr addrspace(1) %33, align 4, !tbaa !4
  store i32 %458, ptr addrspace(1) %35, align 4, !tbaa !4
  store i32 %454, ptr addrspace(1) %37, align 4, !tbaa !4
  store i32 %446, ptr addrspace(1) %39, align 4, !tbaa !4
  store i32 %438, ptr addrspace(1) %41, align 4, !tbaa !4
  store i32 %430, ptr addrspace(1) %43, align 4, !tbaa !4
  store i32 %422, ptr addrspace(1) %45, align 4, !tbaa !4
  store i32 %414, ptr addrspace(1) %47, align 4, !tbaa !4
  store i32 %406, ptr addrspace(1) %49, align 4, !tbaa !4
  store i32 %398, ptr addrspace(1) %51, align 4, !tbaa !4
  store i32 %390, ptr addrspace(1) %53, align 4, !tbaa !4
  store i32 %374, ptr addrspace(1) %55, align 4, !tbaa !4
  store i32 %358, ptr addrspace(1) %57, align 4, !tbaa !4
  store i32 %342, ptr addrspace(1) %59, align 4, !tbaa !4
  store i32 %326, ptr addrspace(1) %61, align 4, !tbaa !4
  store i32 %294, ptr addrspace(1) %63, align 4, !tbaa !4
  store i32 %262, ptr addrspace(1) %65, align 4, !tbaa !4
  store i32 %198, ptr addrspace(1) %67, align 4, !tbaa !4
  store i32 %517, ptr addrspace(1) %69, align 4, !tbaa !4
  store i32 %513, ptr addrspace(1) %71, align 4, !tbaa !4
  store i32 %509, ptr addrspace(1) %73, align 4, !tbaa !4
  store i32 %505, ptr addrspace(1) %75, align 4, !tbaa !4
  store i32 %501, ptr addrspace(1) %77, align 4, !tbaa !4
  store i32 %497, ptr addrspace(1) %79, align 4, !tbaa !4
  store i32 %493, ptr addrspace(1) %81, align 4, !tbaa !4
  store i32 %489, ptr addrspace(1) %83, align 4, !tbaa !4
  store i32 %485, ptr addrspace(1) %85, align 4, !tbaa !4
  store i32 %481, ptr addrspace(1) %87, align 4, !tbaa !4
  store i32 %477, ptr addrspace(1) %89, align 4, !tbaa !4
  store i32 %473, ptr addrspace(1) %91, align 4, !tbaa !4
  store i32 %469, ptr addrspace(1) %93, align 4, !tbaa !4
  store i32 %465, ptr addrspace(1) %95, align 4, !tbaa !4
  store i32 %461, ptr addrspace(1) %97, align 4, !tbaa !4
  store i32 %457, ptr addrspace(1) %99, align 4, !tbaa !4
  store i32 %453, ptr addrspace(1) %101, align 4, !tbaa !4
  store i32 %445, ptr addrspace(1) %103, align 4, !tbaa !4
  store i32 %437, ptr addrspace(1) %105, align 4, !tbaa !4
  store i32 %429, ptr addrspace(1) %107, align 4, !tbaa !4
  store i32 %421, ptr addrspace(1) %109, align 4, !tbaa !4
  store i32 %413, ptr addrspace(1) %111, align 4, !tbaa !4
  store i32 %405, ptr addrspace(1) %113, align 4, !tbaa !4
  store i32 %397, ptr addrspace(1) %115, align 4, !tbaa !4
  store i32 %389, ptr addrspace(1) %117, align 4, !tbaa !4
  store i32 %373, ptr addrspace(1) %119, align 4, !tbaa !4
  store i32 %357, ptr addrspace(1) %121, align 4, !tbaa !4
  store i32 %341, ptr addrspace(1) %123, align 4, !tbaa !4
  store i32 %325, ptr addrspace(1) %125, align 4, !tbaa !4
  store i32 %293, ptr addrspace(1) %127, align 4, !tbaa !4
  store i32 %261, ptr addrspace(1) %129, align 4, !tbaa !4
  store i32 %197, ptr addrspace(1) %131, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3logf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3expf(float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"float*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"float*", !"float*", !"float*"}
!17 = !{!"const", !"const", !""}
!18 = !{!"float8*", !"float*", !"float8*"}
!19 = !{!"float __attribute__((ext_vector_type(8)))*", !"float*", !"float __attribute__((ext_vector_type(8)))*"}
!20 = !{!6, !6, i64 0}
!21 = !{i32 1}
!22 = !{!"none"}
!23 = !{!"int*"}
!24 = !{!""}
