
define dso_local spir_func half @_Z4acosDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4acosf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4acosf(float) local_unnamed_addr

define dso_local spir_func half @_Z5acoshDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5acoshf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5acoshf(float) local_unnamed_addr

define dso_local spir_func half @_Z6acospiDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z6acospif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z6acospif(float) local_unnamed_addr

define dso_local spir_func half @_Z4asinDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4asinf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4asinf(float) local_unnamed_addr

define dso_local spir_func half @_Z5asinhDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5asinhf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5asinhf(float) local_unnamed_addr

define dso_local spir_func half @_Z6asinpiDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z6asinpif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z6asinpif(float) local_unnamed_addr

define dso_local spir_func half @_Z4atanDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4atanf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4atanf(float) local_unnamed_addr

define dso_local spir_func half @_Z5atanhDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5atanhf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5atanhf(float) local_unnamed_addr

define dso_local spir_func half @_Z6atanpiDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z6atanpif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z6atanpif(float) local_unnamed_addr

define dso_local spir_func half @_Z4cbrtDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4cbrtf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4cbrtf(float) local_unnamed_addr

define dso_local spir_func half @_Z3cosDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z3cosf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z3cosf(float) local_unnamed_addr

define dso_local spir_func half @_Z4coshDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4coshf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4coshf(float) local_unnamed_addr

define dso_local spir_func half @_Z5cospiDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5cospif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5cospif(float) local_unnamed_addr

define dso_local spir_func half @_Z3erfDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z3erff(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z3erff(float) local_unnamed_addr

define dso_local spir_func half @_Z4erfcDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4erfcf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4erfcf(float) local_unnamed_addr

define dso_local spir_func half @_Z3expDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z3expf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z3expf(float) local_unnamed_addr

define dso_local spir_func half @_Z5exp10Dh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5exp10f(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5exp10f(float) local_unnamed_addr

define dso_local spir_func half @_Z5expm1Dh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5expm1f(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5expm1f(float) local_unnamed_addr

define dso_local spir_func half @_Z6lgammaDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z6lgammaf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z6lgammaf(float) local_unnamed_addr

define dso_local spir_func half @_Z3logDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z3logf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z3logf(float) local_unnamed_addr

define dso_local spir_func half @_Z5log10Dh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5log10f(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5log10f(float) local_unnamed_addr

define dso_local spir_func half @_Z5log1pDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5log1pf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5log1pf(float) local_unnamed_addr

define dso_local spir_func half @_Z4log2Dh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4log2f(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4log2f(float) local_unnamed_addr

define dso_local spir_func half @_Z4logbDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4logbf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4logbf(float) local_unnamed_addr

define dso_local spir_func half @_Z5roundDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5roundf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5roundf(float) local_unnamed_addr

define dso_local spir_func half @_Z3sinDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z3sinf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z3sinf(float) local_unnamed_addr

define dso_local spir_func half @_Z4sinhDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4sinhf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4sinhf(float) local_unnamed_addr

define dso_local spir_func half @_Z5sinpiDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5sinpif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5sinpif(float) local_unnamed_addr

define dso_local spir_func half @_Z3tanDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z3tanf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z3tanf(float) local_unnamed_addr

define dso_local spir_func half @_Z4tanhDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4tanhf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4tanhf(float) local_unnamed_addr

define dso_local spir_func half @_Z5tanpiDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z5tanpif(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z5tanpif(float) local_unnamed_addr

define dso_local spir_func half @_Z6tgammaDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z6tgammaf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z6tgammaf(float) local_unnamed_addr

define dso_local spir_func half @_Z7degreesDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z7degreesf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z7degreesf(float) local_unnamed_addr

define dso_local spir_func half @_Z7radiansDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z7radiansf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z7radiansf(float) local_unnamed_addr

define dso_local spir_func half @_Z4signDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4signf(float %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z4signf(float) local_unnamed_addr

define dso_local spir_func half @_Z5atan2DhDh(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z5atan2ff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

declare dso_local spir_func float @_Z5atan2ff(float, float) local_unnamed_addr

define dso_local spir_func half @_Z7atan2piDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z7atan2piff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

declare dso_local spir_func float @_Z7atan2piff(float, float) local_unnamed_addr

define dso_local spir_func half @_Z4fdimDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z4fdimff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

declare dso_local spir_func float @_Z4fdimff(float, float) local_unnamed_addr

define dso_local spir_func half @_Z4fmodDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z4fmodff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

declare dso_local spir_func float @_Z4fmodff(float, float) local_unnamed_addr

define dso_local spir_func half @_Z5hypotDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z5hypotff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

declare dso_local spir_func float @_Z5hypotff(float, float) local_unnamed_addr

define dso_local spir_func half @_Z6maxmagDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z6maxmagff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

declare dso_local spir_func float @_Z6maxmagff(float, float) local_unnamed_addr

define dso_local spir_func half @_Z6minmagDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z6minmagff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

declare dso_local spir_func float @_Z6minmagff(float, float) local_unnamed_addr

define dso_local spir_func half @_Z3powDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z3powff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

declare dso_local spir_func float @_Z3powff(float, float) local_unnamed_addr

define dso_local spir_func half @_Z4powrDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z4powrff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

declare dso_local spir_func float @_Z4powrff(float, float) local_unnamed_addr

define dso_local spir_func half @_Z9remainderDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z9remainderff(float %3, float %4)
  %6 = fptrunc float %5 to half
  ret half %6
}

declare dso_local spir_func float @_Z9remainderff(float, float) local_unnamed_addr

define dso_local spir_func half @_Z5ldexpDhi(half %0, i32 %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = tail call spir_func float @_Z5ldexpfi(float %3, i32 %1)
  %5 = fptrunc float %4 to half
  ret half %5
}

declare dso_local spir_func float @_Z5ldexpfi(float, i32) local_unnamed_addr

define dso_local spir_func half @_Z4pownDhi(half %0, i32 %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = tail call spir_func float @_Z4pownfi(float %3, i32 %1)
  %5 = fptrunc float %4 to half
  ret half %5
}

declare dso_local spir_func float @_Z4pownfi(float, i32) local_unnamed_addr

define dso_local spir_func half @_Z5rootnDhi(half %0, i32 %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = tail call spir_func float @_Z5rootnfi(float %3, i32 %1)
  %5 = fptrunc float %4 to half
  ret half %5
}

declare dso_local spir_func float @_Z5rootnfi(float, i32) local_unnamed_addr

define dso_local spir_func half @_Z10smoothstepDhDhDh(half %0, half %1, half %2) local_unnamed_addr {
  %4 = fpext half %0 to float
  %5 = fpext half %1 to float
  %6 = fpext half %2 to float
  %7 = tail call spir_func float @_Z10smoothstepfff(float %4, float %5, float %6)
  %8 = fptrunc float %7 to half
  ret half %8
}

declare dso_local spir_func float @_Z10smoothstepfff(float, float, float) local_unnamed_addr

define dso_local spir_func i32 @_Z5ilogbDh(half %0) local_unnamed_addr {
  %2 = fpext half %0 to float
  %3 = tail call spir_func i32 @_Z5ilogbf(float %2)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z5ilogbf(float) local_unnamed_addr

define dso_local spir_func half @_Z3nant(i16 %0) local_unnamed_addr {
  %2 = and i16 %0, 511
  %3 = or disjoint i16 %2, 32256
  %4 = bitcast i16 %3 to half
  ret half %4
}

define dso_local spir_func i32 @_Z8isfiniteDh(half %0) local_unnamed_addr {
  %2 = tail call half @llvm.fabs.f16(half %0)
  %3 = fcmp one half %2, 0xH7C00
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define dso_local spir_func i32 @_Z8isnormalDh(half %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f16(half %0, i32 264)
  %3 = zext i1 %2 to i32
  ret i32 %3
}

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

define dso_local spir_func i32 @_Z7signbitDh(half %0) local_unnamed_addr {
  %2 = bitcast half %0 to i16
  %3 = lshr i16 %2, 15
  %4 = zext nneg i16 %3 to i32
  ret i32 %4
}

define dso_local spir_func half @_Z3fmaDhDhDh(half %0, half %1, half %2) local_unnamed_addr {
  %4 = fpext half %0 to float
  %5 = fpext half %1 to float
  %6 = fmul float %4, %5
  %7 = fpext half %2 to float
  %8 = fadd float %6, %7
  %9 = tail call float @llvm.fabs.f32(float %8)
  %10 = fcmp ueq float %9, 0x7FF0000000000000
  br i1 %10, label %29, label %11

11:
  %12 = fsub float %8, %6
  %13 = fsub float %8, %12
  %14 = fsub float %6, %13
  %15 = fsub float %7, %12
  %16 = fadd float %15, %14
  %17 = bitcast float %8 to i32
  %18 = fcmp une float %16, 0.000000e+00
  %19 = and i32 %17, 1
  %20 = icmp eq i32 %19, 0
  %21 = and i1 %20, %18
  br i1 %21, label %22, label %29

22:
  %23 = fcmp ogt float %16, 0.000000e+00
  %24 = fcmp ule float %8, 0.000000e+00
  %25 = xor i1 %24, %23
  %26 = select i1 %25, i32 1, i32 -1
  %27 = add i32 %26, %17
  %28 = bitcast i32 %27 to float
  br label %29

29:
  %30 = phi float [ %8, %3 ], [ %8, %11 ], [ %28, %22 ]
  %31 = fptrunc float %30 to half
  ret half %31
}

declare float @llvm.fabs.f32(float)

define dso_local spir_func half @_Z9nextafterDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fcmp uno half %0, %1
  br i1 %3, label %4, label %6

4:
  %5 = fadd half %0, %1
  br label %20

6:
  %7 = fcmp oeq half %0, %1
  br i1 %7, label %20, label %8

8:
  %9 = fcmp oeq half %0, 0xH0000
  br i1 %9, label %10, label %12

10:
  %11 = tail call half @llvm.copysign.f16(half 0xH0001, half %1)
  br label %20

12:
  %13 = bitcast half %0 to i16
  %14 = fcmp olt half %0, %1
  %15 = fcmp ule half %0, 0xH0000
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i16 1, i16 -1
  %18 = add i16 %17, %13
  %19 = bitcast i16 %18 to half
  br label %20

20:
  %21 = phi half [ %5, %4 ], [ %1, %6 ], [ %11, %10 ], [ %19, %12 ]
  ret half %21
}

define dso_local spir_func half @_Z6lengthDh(half %0) local_unnamed_addr {
  %2 = tail call half @llvm.fabs.f16(half %0)
  ret half %2
}

define dso_local spir_func half @_Z8distanceDhDh(half %0, half %1) local_unnamed_addr {
  %3 = fsub half %0, %1
  %4 = tail call spir_func half @_Z6lengthDh(half %3)
  ret half %4
}

define dso_local spir_func half @_Z9normalizeDh(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4signDh(half %0)
  ret half %2
}

define dso_local spir_func half @_Z6lengthDv2_Dh(<2 x half> %0) local_unnamed_addr {
  %2 = fpext <2 x half> %0 to <2 x float>
  %3 = tail call spir_func float @_Z6lengthDv2_f(<2 x float> %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z6lengthDv2_f(<2 x float>) local_unnamed_addr

define dso_local spir_func half @_Z8distanceDv2_DhS_(<2 x half> %0, <2 x half> %1) local_unnamed_addr {
  %3 = fpext <2 x half> %0 to <2 x float>
  %4 = fpext <2 x half> %1 to <2 x float>
  %5 = fsub <2 x float> %3, %4
  %6 = tail call spir_func float @_Z6lengthDv2_f(<2 x float> %5)
  %7 = fptrunc float %6 to half
  ret half %7
}

define dso_local spir_func <2 x half> @_Z9normalizeDv2_Dh(<2 x half> %0) local_unnamed_addr {
  %2 = fpext <2 x half> %0 to <2 x float>
  %3 = tail call spir_func <2 x float> @_Z9normalizeDv2_f(<2 x float> %2)
  %4 = fptrunc <2 x float> %3 to <2 x half>
  ret <2 x half> %4
}

declare dso_local spir_func <2 x float> @_Z9normalizeDv2_f(<2 x float>) local_unnamed_addr

define dso_local spir_func half @_Z6lengthDv3_Dh(<3 x half> %0) local_unnamed_addr {
  %2 = fpext <3 x half> %0 to <3 x float>
  %3 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z6lengthDv3_f(<3 x float>) local_unnamed_addr

define dso_local spir_func half @_Z8distanceDv3_DhS_(<3 x half> %0, <3 x half> %1) local_unnamed_addr {
  %3 = fpext <3 x half> %0 to <3 x float>
  %4 = fpext <3 x half> %1 to <3 x float>
  %5 = fsub <3 x float> %3, %4
  %6 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> %5)
  %7 = fptrunc float %6 to half
  ret half %7
}

define dso_local spir_func <3 x half> @_Z9normalizeDv3_Dh(<3 x half> %0) local_unnamed_addr {
  %2 = fpext <3 x half> %0 to <3 x float>
  %3 = tail call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> %2)
  %4 = fptrunc <3 x float> %3 to <3 x half>
  ret <3 x half> %4
}

declare dso_local spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float>) local_unnamed_addr

define dso_local spir_func half @_Z6lengthDv4_Dh(<4 x half> %0) local_unnamed_addr {
  %2 = fpext <4 x half> %0 to <4 x float>
  %3 = tail call spir_func float @_Z6lengthDv4_f(<4 x float> %2)
  %4 = fptrunc float %3 to half
  ret half %4
}

declare dso_local spir_func float @_Z6lengthDv4_f(<4 x float>) local_unnamed_addr

define dso_local spir_func half @_Z8distanceDv4_DhS_(<4 x half> %0, <4 x half> %1) local_unnamed_addr {
  %3 = fpext <4 x half> %0 to <4 x float>
  %4 = fpext <4 x half> %1 to <4 x float>
  %5 = fsub <4 x float> %3, %4
  %6 = tail call spir_func float @_Z6lengthDv4_f(<4 x float> %5)
  %7 = fptrunc float %6 to half
  ret half %7
}

define dso_local spir_func <4 x half> @_Z9normalizeDv4_Dh(<4 x half> %0) local_unnamed_addr {
  %2 = fpext <4 x half> %0 to <4 x float>
  %3 = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> %2)
  %4 = fptrunc <4 x float> %3 to <4 x half>
  ret <4 x half> %4
}

declare dso_local spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float>) local_unnamed_addr

define dso_local spir_func <3 x half> @_Z5crossDv3_DhS_(<3 x half> %0, <3 x half> %1) local_unnamed_addr {
  %3 = shufflevector <3 x half> %0, <3 x half> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %4 = shufflevector <3 x half> %1, <3 x half> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %5 = fmul <3 x half> %3, %4
  %6 = shufflevector <3 x half> %0, <3 x half> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %7 = shufflevector <3 x half> %1, <3 x half> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %8 = fmul <3 x half> %6, %7
  %9 = fsub <3 x half> %5, %8
  ret <3 x half> %9
}

define dso_local spir_func <4 x half> @_Z5crossDv4_DhS_(<4 x half> %0, <4 x half> %1) local_unnamed_addr {
  %3 = shufflevector <4 x half> %0, <4 x half> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %4 = shufflevector <4 x half> %1, <4 x half> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %5 = fmul <3 x half> %3, %4
  %6 = shufflevector <4 x half> %0, <4 x half> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %7 = shufflevector <4 x half> %1, <4 x half> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %8 = fmul <3 x half> %6, %7
  %9 = fsub <3 x half> %5, %8
  %10 = shufflevector <3 x half> %9, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %11 = insertelement <4 x half> %10, half 0xH0000, i64 3
  ret <4 x half> %11
}

define dso_local spir_func half @_Z6sincosDhPU3AS1Dh(half %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z6sincosfPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr addrspace(1) %1, align 2
  %8 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %8
}

declare dso_local spir_func float @_Z6sincosfPf(float, ptr) local_unnamed_addr

define dso_local spir_func half @_Z5fractDhPU3AS1Dh(half %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z5fractfPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr addrspace(1) %1, align 2
  %8 = fcmp ogt float %5, 0x3FEFFC0000000000
  %9 = select i1 %8, float 0x3FEFFC0000000000, float %5
  %10 = fptrunc float %9 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %10
}

declare dso_local spir_func float @_Z5fractfPf(float, ptr) local_unnamed_addr

define dso_local spir_func half @_Z4modfDhPU3AS1Dh(half %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z4modffPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr addrspace(1) %1, align 2
  %8 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %8
}

declare dso_local spir_func float @_Z4modffPf(float, ptr) local_unnamed_addr

define dso_local spir_func half @_Z5frexpDhPU3AS1i(half %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z5frexpfPi(float %4, ptr nonnull %3)
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr addrspace(1) %1, align 4
  %7 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %7
}

declare dso_local spir_func float @_Z5frexpfPi(float, ptr) local_unnamed_addr

define dso_local spir_func half @_Z8lgamma_rDhPU3AS1i(half %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z8lgamma_rfPi(float %4, ptr nonnull %3)
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr addrspace(1) %1, align 4
  %7 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %7
}

declare dso_local spir_func float @_Z8lgamma_rfPi(float, ptr) local_unnamed_addr

define dso_local spir_func half @_Z6remquoDhDhPU3AS1i(half %0, half %1, ptr addrspace(1) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = fpext half %0 to float
  %6 = fpext half %1 to float
  %7 = call spir_func float @_Z6remquoffPi(float %5, float %6, ptr nonnull %4)
  %8 = load i32, ptr %4, align 4
  store i32 %8, ptr addrspace(1) %2, align 4
  %9 = fptrunc float %7 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret half %9
}

declare dso_local spir_func float @_Z6remquoffPi(float, float, ptr) local_unnamed_addr

define dso_local spir_func half @_Z6sincosDhPU3AS3Dh(half %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z6sincosfPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr addrspace(3) %1, align 2
  %8 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %8
}

define dso_local spir_func half @_Z5fractDhPU3AS3Dh(half %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z5fractfPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr addrspace(3) %1, align 2
  %8 = fcmp ogt float %5, 0x3FEFFC0000000000
  %9 = select i1 %8, float 0x3FEFFC0000000000, float %5
  %10 = fptrunc float %9 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %10
}

define dso_local spir_func half @_Z4modfDhPU3AS3Dh(half %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z4modffPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr addrspace(3) %1, align 2
  %8 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %8
}

define dso_local spir_func half @_Z5frexpDhPU3AS3i(half %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z5frexpfPi(float %4, ptr nonnull %3)
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr addrspace(3) %1, align 4
  %7 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %7
}

define dso_local spir_func half @_Z8lgamma_rDhPU3AS3i(half %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z8lgamma_rfPi(float %4, ptr nonnull %3)
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr addrspace(3) %1, align 4
  %7 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %7
}

define dso_local spir_func half @_Z6remquoDhDhPU3AS3i(half %0, half %1, ptr addrspace(3) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = fpext half %0 to float
  %6 = fpext half %1 to float
  %7 = call spir_func float @_Z6remquoffPi(float %5, float %6, ptr nonnull %4)
  %8 = load i32, ptr %4, align 4
  store i32 %8, ptr addrspace(3) %2, align 4
  %9 = fptrunc float %7 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret half %9
}

define dso_local spir_func half @_Z6sincosDhPDh(half %0, ptr %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z6sincosfPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr %1, align 2
  %8 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %8
}

define dso_local spir_func half @_Z5fractDhPDh(half %0, ptr %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z5fractfPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr %1, align 2
  %8 = fcmp ogt float %5, 0x3FEFFC0000000000
  %9 = select i1 %8, float 0x3FEFFC0000000000, float %5
  %10 = fptrunc float %9 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %10
}

define dso_local spir_func half @_Z4modfDhPDh(half %0, ptr %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z4modffPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr %1, align 2
  %8 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %8
}

define dso_local spir_func half @_Z5frexpDhPi(half %0, ptr %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z5frexpfPi(float %4, ptr nonnull %3)
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %1, align 4
  %7 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %7
}

define dso_local spir_func half @_Z8lgamma_rDhPi(half %0, ptr %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z8lgamma_rfPi(float %4, ptr nonnull %3)
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %1, align 4
  %7 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %7
}

define dso_local spir_func half @_Z6remquoDhDhPi(half %0, half %1, ptr %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = fpext half %0 to float
  %6 = fpext half %1 to float
  %7 = call spir_func float @_Z6remquoffPi(float %5, float %6, ptr nonnull %4)
  %8 = load i32, ptr %4, align 4
  store i32 %8, ptr %2, align 4
  %9 = fptrunc float %7 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret half %9
}

define dso_local spir_func half @_Z6sincosDhPU3AS4Dh(half %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z6sincosfPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr addrspace(4) %1, align 2
  %8 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %8
}

define dso_local spir_func half @_Z5fractDhPU3AS4Dh(half %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z5fractfPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr addrspace(4) %1, align 2
  %8 = fcmp ogt float %5, 0x3FEFFC0000000000
  %9 = select i1 %8, float 0x3FEFFC0000000000, float %5
  %10 = fptrunc float %9 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %10
}

define dso_local spir_func half @_Z4modfDhPU3AS4Dh(half %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z4modffPf(float %4, ptr nonnull %3)
  %6 = load float, ptr %3, align 4
  %7 = fptrunc float %6 to half
  store half %7, ptr addrspace(4) %1, align 2
  %8 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %8
}

define dso_local spir_func half @_Z5frexpDhPU3AS4i(half %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z5frexpfPi(float %4, ptr nonnull %3)
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr addrspace(4) %1, align 4
  %7 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %7
}

define dso_local spir_func half @_Z8lgamma_rDhPU3AS4i(half %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = fpext half %0 to float
  %5 = call spir_func float @_Z8lgamma_rfPi(float %4, ptr nonnull %3)
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr addrspace(4) %1, align 4
  %7 = fptrunc float %5 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %7
}

define dso_local spir_func half @_Z6remquoDhDhPU3AS4i(half %0, half %1, ptr addrspace(4) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = fpext half %0 to float
  %6 = fpext half %1 to float
  %7 = call spir_func float @_Z6remquoffPi(float %5, float %6, ptr nonnull %4)
  %8 = load i32, ptr %4, align 4
  store i32 %8, ptr addrspace(4) %2, align 4
  %9 = fptrunc float %7 to half
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret half %9
}

declare i1 @llvm.is.fpclass.f16(half, i32 immarg)

declare half @llvm.fabs.f16(half)

declare half @llvm.copysign.f16(half, half)

