; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__errcode__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__tidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__ctaidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__tidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__ctaidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__tidz__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__ctaidz__ = local_unnamed_addr global i32 0
@_ZN08NumbaEnv6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd = common local_unnamed_addr global ptr null
@_ZN08NumbaEnv19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd = common local_unnamed_addr global ptr null
@llvm.used = appending global [1 x ptr] [ptr @black_scholes], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @black_scholes(ptr readnone captures(none) %.1, ptr readnone captures(none) %.2, i64 %.3, i64 %.4, ptr writeonly captures(none) %.5, i64 %.6, i64 %.7, ptr readnone captures(none) %.8, ptr readnone captures(none) %.9, i64 %.10, i64 %.11, ptr writeonly captures(none) %.12, i64 %.13, i64 %.14, ptr readnone captures(none) %.15, ptr readnone captures(none) %.16, i64 %.17, i64 %.18, ptr readonly captures(none) %.19, i64 %.20, i64 %.21, ptr readnone captures(none) %.22, ptr readnone captures(none) %.23, i64 %.24, i64 %.25, ptr readonly captures(none) %.26, i64 %.27, i64 %.28, ptr readnone captures(none) %.29, ptr readnone captures(none) %.30, i64 %.31, i64 %.32, ptr readonly captures(none) %.33, i64 %.34, i64 %.35, double %.36, double %.37) #0 {
.39:
  %.65.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.66.i = zext nneg i32 %.65.i to i64
  %.67.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.68.i = zext nneg i32 %.67.i to i64
  %.69.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.70.i = zext nneg i32 %.69.i to i64
  %.71.i = mul nuw nsw i64 %.68.i, %.70.i
  %.72.i = add nuw nsw i64 %.71.i, %.66.i
  %.87.not.i = icmp slt i64 %.72.i, %.20
  br i1 %.87.not.i, label %B82.i, label %_ZN6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd.exit

B82.i:                                            ; preds = %.39
  %.136.i = getelementptr double, ptr %.33, i64 %.72.i
  %.137.i = load double, ptr %.136.i, align 8
  %0 = tail call double @llvm.sqrt.f64(double %.137.i)
  %.168.i = getelementptr double, ptr %.19, i64 %.72.i
  %.169.i = load double, ptr %.168.i, align 8
  %.199.i = getelementptr double, ptr %.26, i64 %.72.i
  %.200.i = load double, ptr %.199.i, align 8
  %.204.i = fdiv double %.169.i, %.200.i
  %1 = tail call i32 @llvm.nvvm.d2i.hi(double %.204.i) #4
  %2 = tail call i32 @llvm.nvvm.d2i.lo(double %.204.i) #4
  %3 = icmp slt i32 %1, 1048576
  br i1 %3, label %4, label %8

4:                                                ; preds = %B82.i
  %5 = fmul double %.204.i, 0x4350000000000000
  %6 = tail call i32 @llvm.nvvm.d2i.hi(double %5) #4
  %7 = tail call i32 @llvm.nvvm.d2i.lo(double %5) #4
  br label %8

8:                                                ; preds = %4, %B82.i
  %.0.i.i = phi double [ %5, %4 ], [ %.204.i, %B82.i ]
  %ihi.0.i.i = phi i32 [ %6, %4 ], [ %1, %B82.i ]
  %ilo.0.i.i = phi i32 [ %7, %4 ], [ %2, %B82.i ]
  %e.0.i.i = phi i32 [ -1077, %4 ], [ -1023, %B82.i ]
  %9 = add i32 %ihi.0.i.i, -1
  %or.cond.i.i = icmp ult i32 %9, 2146435071
  br i1 %or.cond.i.i, label %10, label %57

10:                                               ; preds = %8
  %11 = lshr i32 %ihi.0.i.i, 20
  %12 = add nsw i32 %e.0.i.i, %11
  %13 = and i32 %ihi.0.i.i, 1048575
  %14 = or disjoint i32 %13, 1072693248
  %15 = tail call double @llvm.nvvm.lohi.i2d(i32 %ilo.0.i.i, i32 %14) #4
  %16 = icmp samesign ugt i32 %14, 1073127582
  %17 = tail call i32 @llvm.nvvm.d2i.lo(double %15) #4
  %18 = tail call i32 @llvm.nvvm.d2i.hi(double %15) #4
  %19 = add i32 %18, -1048576
  %20 = tail call double @llvm.nvvm.lohi.i2d(i32 %17, i32 %19) #4
  %spec.select.i = select i1 %16, double %20, double %15
  %21 = zext i1 %16 to i32
  %spec.select328.i = add nsw i32 %12, %21
  %22 = fadd double %spec.select.i, -1.000000e+00
  %23 = fadd double %spec.select.i, 1.000000e+00
  %24 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %23) #4
  %25 = fneg double %23
  %26 = tail call double @llvm.fma.f64(double %25, double %24, double 1.000000e+00)
  %27 = tail call double @llvm.fma.f64(double %26, double %26, double %26)
  %28 = tail call double @llvm.fma.f64(double %27, double %24, double %24)
  %29 = fmul double %22, %28
  %30 = fadd double %29, %29
  %31 = fmul double %30, %30
  %32 = tail call double @llvm.fma.f64(double %31, double 0x3EB1380B3AE80F1E, double 0x3ED0EE258B7A8B04)
  %33 = tail call double @llvm.fma.f64(double %32, double %31, double 0x3EF3B2669F02676F)
  %34 = tail call double @llvm.fma.f64(double %33, double %31, double 0x3F1745CBA9AB0956)
  %35 = tail call double @llvm.fma.f64(double %34, double %31, double 0x3F3C71C72D1B5154)
  %36 = tail call double @llvm.fma.f64(double %35, double %31, double 0x3F624924923BE72D)
  %37 = tail call double @llvm.fma.f64(double %36, double %31, double 0x3F8999999999A3C4)
  %38 = tail call double @llvm.fma.f64(double %37, double %31, double 0x3FB5555555555554)
  %39 = fsub double %22, %30
  %40 = fmul double %39, 2.000000e+00
  %41 = fneg double %30
  %42 = tail call double @llvm.fma.f64(double %41, double %22, double %40)
  %43 = fmul double %28, %42
  %44 = fmul double %31, %38
  %45 = tail call double @llvm.fma.f64(double %44, double %30, double %43)
  %46 = xor i32 %spec.select328.i, -2147483648
  %47 = tail call double @llvm.nvvm.lohi.i2d(i32 %46, i32 1127219200) #4
  %48 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #4
  %49 = fsub double %47, %48
  %50 = tail call double @llvm.fma.f64(double %49, double 0x3FE62E42FEFA39EF, double %30)
  %51 = fneg double %49
  %52 = tail call double @llvm.fma.f64(double %51, double 0x3FE62E42FEFA39EF, double %50)
  %53 = fsub double %52, %30
  %54 = fsub double %45, %53
  %55 = tail call double @llvm.fma.f64(double %49, double 0x3C7ABC9E3B39803F, double %54)
  %56 = fadd double %50, %55
  br label %__nv_log.exit.i

57:                                               ; preds = %8
  %58 = tail call double @llvm.fma.f64(double %.0.i.i, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %59 = tail call i32 @llvm.nvvm.d2i.hi(double %.0.i.i) #4
  %60 = and i32 %59, 2147483647
  %61 = icmp eq i32 %60, 0
  %q.0.i.i = select i1 %61, double 0xFFF0000000000000, double %58
  br label %__nv_log.exit.i

__nv_log.exit.i:                                  ; preds = %57, %10
  %q.1.i.i = phi double [ %56, %10 ], [ %q.0.i.i, %57 ]
  %.207.i = fmul double %.37, 5.000000e-01
  %.209.i = fmul double %.37, %.207.i
  %.211.i = fadd double %.36, %.209.i
  %.243.i = fmul double %.211.i, %.137.i
  %.244.i = fadd double %.243.i, %q.1.i.i
  %.246.i = fmul double %.37, %0
  %.250.i = fdiv double %.244.i, %.246.i
  %.255.i = fsub double %.250.i, %.246.i
  %.257.i = fneg double %.36
  %.293.i = fmul double %.137.i, %.257.i
  %62 = tail call double @llvm.fma.f64(double %.293.i, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %63 = tail call i32 @llvm.nvvm.d2i.lo(double %62) #4
  %64 = tail call double @llvm.nvvm.add.rn.d(double %62, double 0xC338000000000000) #4
  %65 = tail call double @llvm.fma.f64(double %64, double 0xBFE62E42FEFA39EF, double %.293.i)
  %66 = tail call double @llvm.fma.f64(double %64, double 0xBC7ABC9E3B39803F, double %65)
  %67 = tail call double @llvm.fma.f64(double %66, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %68 = tail call double @llvm.fma.f64(double %67, double %66, double 0x3EC71DEE62401315)
  %69 = tail call double @llvm.fma.f64(double %68, double %66, double 0x3EFA01997C89EB71)
  %70 = tail call double @llvm.fma.f64(double %69, double %66, double 0x3F2A01A014761F65)
  %71 = tail call double @llvm.fma.f64(double %70, double %66, double 0x3F56C16C1852B7AF)
  %72 = tail call double @llvm.fma.f64(double %71, double %66, double 0x3F81111111122322)
  %73 = tail call double @llvm.fma.f64(double %72, double %66, double 0x3FA55555555502A1)
  %74 = tail call double @llvm.fma.f64(double %73, double %66, double 0x3FC5555555555511)
  %75 = tail call double @llvm.fma.f64(double %74, double %66, double 0x3FE000000000000B)
  %76 = tail call double @llvm.fma.f64(double %75, double %66, double 1.000000e+00)
  %77 = tail call double @llvm.fma.f64(double %76, double %66, double 1.000000e+00)
  %78 = tail call i32 @llvm.nvvm.d2i.lo(double %77) #4
  %79 = tail call i32 @llvm.nvvm.d2i.hi(double %77) #4
  %80 = shl i32 %63, 20
  %81 = add i32 %79, %80
  %82 = tail call double @llvm.nvvm.lohi.i2d(i32 %78, i32 %81) #4
  %83 = tail call i32 @llvm.nvvm.d2i.hi(double %.293.i) #4
  %84 = bitcast i32 %83 to float
  %85 = tail call float @llvm.nvvm.fabs.f32(float %84)
  %86 = fcmp olt float %85, 0x4010C46560000000
  br i1 %86, label %__nv_exp.exit.i, label %__internal_fast_icmp_abs_lt.exit.i.i

__internal_fast_icmp_abs_lt.exit.i.i:             ; preds = %__nv_log.exit.i
  %87 = fcmp olt double %.293.i, 0.000000e+00
  %88 = fadd double %.293.i, 0x7FF0000000000000
  %z.0.i.i = select i1 %87, double 0.000000e+00, double %88
  %89 = fcmp olt float %85, 0x4010E90000000000
  br i1 %89, label %90, label %__nv_exp.exit.i

90:                                               ; preds = %__internal_fast_icmp_abs_lt.exit.i.i
  %91 = sdiv i32 %63, 2
  %92 = shl i32 %91, 20
  %93 = add i32 %79, %92
  %94 = tail call double @llvm.nvvm.lohi.i2d(i32 %78, i32 %93) #4
  %95 = sub nsw i32 %63, %91
  %96 = shl i32 %95, 20
  %97 = add nsw i32 %96, 1072693248
  %98 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %97) #4
  %99 = fmul double %98, %94
  br label %__nv_exp.exit.i

__nv_exp.exit.i:                                  ; preds = %90, %__internal_fast_icmp_abs_lt.exit.i.i, %__nv_log.exit.i
  %z.2.i.i = phi double [ %82, %__nv_log.exit.i ], [ %99, %90 ], [ %z.0.i.i, %__internal_fast_icmp_abs_lt.exit.i.i ]
  %.11.i.i = fmul double %.250.i, -5.000000e-01
  %.12.i.i = fmul double %.250.i, %.11.i.i
  %100 = tail call double @llvm.fma.f64(double %.12.i.i, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %101 = tail call i32 @llvm.nvvm.d2i.lo(double %100) #4
  %102 = tail call double @llvm.nvvm.add.rn.d(double %100, double 0xC338000000000000) #4
  %103 = tail call double @llvm.fma.f64(double %102, double 0xBFE62E42FEFA39EF, double %.12.i.i)
  %104 = tail call double @llvm.fma.f64(double %102, double 0xBC7ABC9E3B39803F, double %103)
  %105 = tail call double @llvm.fma.f64(double %104, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %106 = tail call double @llvm.fma.f64(double %105, double %104, double 0x3EC71DEE62401315)
  %107 = tail call double @llvm.fma.f64(double %106, double %104, double 0x3EFA01997C89EB71)
  %108 = tail call double @llvm.fma.f64(double %107, double %104, double 0x3F2A01A014761F65)
  %109 = tail call double @llvm.fma.f64(double %108, double %104, double 0x3F56C16C1852B7AF)
  %110 = tail call double @llvm.fma.f64(double %109, double %104, double 0x3F81111111122322)
  %111 = tail call double @llvm.fma.f64(double %110, double %104, double 0x3FA55555555502A1)
  %112 = tail call double @llvm.fma.f64(double %111, double %104, double 0x3FC5555555555511)
  %113 = tail call double @llvm.fma.f64(double %112, double %104, double 0x3FE000000000000B)
  %114 = tail call double @llvm.fma.f64(double %113, double %104, double 1.000000e+00)
  %115 = tail call double @llvm.fma.f64(double %114, double %104, double 1.000000e+00)
  %116 = tail call i32 @llvm.nvvm.d2i.lo(double %115) #4
  %117 = tail call i32 @llvm.nvvm.d2i.hi(double %115) #4
  %118 = shl i32 %101, 20
  %119 = add i32 %117, %118
  %120 = tail call double @llvm.nvvm.lohi.i2d(i32 %116, i32 %119) #4
  %121 = tail call i32 @llvm.nvvm.d2i.hi(double %.12.i.i) #4
  %122 = bitcast i32 %121 to float
  %123 = tail call float @llvm.nvvm.fabs.f32(float %122)
  %124 = fcmp olt float %123, 0x4010C46560000000
  br i1 %124, label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit.i, label %__internal_fast_icmp_abs_lt.exit.i.i.i

__internal_fast_icmp_abs_lt.exit.i.i.i:           ; preds = %__nv_exp.exit.i
  %125 = fcmp olt double %.12.i.i, 0.000000e+00
  %126 = fadd double %.12.i.i, 0x7FF0000000000000
  %z.0.i.i.i = select i1 %125, double 0.000000e+00, double %126
  %127 = fcmp olt float %123, 0x4010E90000000000
  br i1 %127, label %128, label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit.i

128:                                              ; preds = %__internal_fast_icmp_abs_lt.exit.i.i.i
  %129 = sdiv i32 %101, 2
  %130 = shl i32 %129, 20
  %131 = add i32 %117, %130
  %132 = tail call double @llvm.nvvm.lohi.i2d(i32 %116, i32 %131) #4
  %133 = sub nsw i32 %101, %129
  %134 = shl i32 %133, 20
  %135 = add nsw i32 %134, 1072693248
  %136 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %135) #4
  %137 = fmul double %136, %132
  br label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit.i

_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit.i: ; preds = %128, %__internal_fast_icmp_abs_lt.exit.i.i.i, %__nv_exp.exit.i
  %z.2.i.i.i = phi double [ %120, %__nv_exp.exit.i ], [ %137, %128 ], [ %z.0.i.i.i, %__internal_fast_icmp_abs_lt.exit.i.i.i ]
  %138 = tail call double @llvm.nvvm.fabs.f64(double %.250.i)
  %.5.i.i = fmul double %138, 0x3FCDA6711871100E
  %.6.i.i = fadd double %.5.i.i, 1.000000e+00
  %.10.i.i = fdiv double 1.000000e+00, %.6.i.i
  %.14.i.i = fmul double %z.2.i.i.i, 0x3FD9884533D43651
  %.15.i.i = fmul double %.10.i.i, 0x3FF548CDD6F42943
  %.16.i.i = fadd double %.15.i.i, 0xBFFD23DD4EF278D0
  %.17.i.i = fmul double %.10.i.i, %.16.i.i
  %.18.i.i = fadd double %.17.i.i, 0x3FFC80EF025F5E68
  %.19.i.i = fmul double %.10.i.i, %.18.i.i
  %.20.i.i = fadd double %.19.i.i, 0xBFD6D1F0E5A8325B
  %.21.i.i = fmul double %.10.i.i, %.20.i.i
  %.22.i.i = fadd double %.21.i.i, 0x3FD470BF3A92F8EC
  %.23.i.i = fmul double %.10.i.i, %.22.i.i
  %.24.i.i = fmul double %.23.i.i, %.14.i.i
  %.29.i.i = fcmp ogt double %.250.i, 0.000000e+00
  %.32.i.i = fsub double 1.000000e+00, %.24.i.i
  %"$phi204.0.2.0.i.i" = select i1 %.29.i.i, double %.32.i.i, double %.24.i.i
  %.11.i259.i = fmul double %.255.i, -5.000000e-01
  %.12.i260.i = fmul double %.255.i, %.11.i259.i
  %139 = tail call double @llvm.fma.f64(double %.12.i260.i, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %140 = tail call i32 @llvm.nvvm.d2i.lo(double %139) #4
  %141 = tail call double @llvm.nvvm.add.rn.d(double %139, double 0xC338000000000000) #4
  %142 = tail call double @llvm.fma.f64(double %141, double 0xBFE62E42FEFA39EF, double %.12.i260.i)
  %143 = tail call double @llvm.fma.f64(double %141, double 0xBC7ABC9E3B39803F, double %142)
  %144 = tail call double @llvm.fma.f64(double %143, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %145 = tail call double @llvm.fma.f64(double %144, double %143, double 0x3EC71DEE62401315)
  %146 = tail call double @llvm.fma.f64(double %145, double %143, double 0x3EFA01997C89EB71)
  %147 = tail call double @llvm.fma.f64(double %146, double %143, double 0x3F2A01A014761F65)
  %148 = tail call double @llvm.fma.f64(double %147, double %143, double 0x3F56C16C1852B7AF)
  %149 = tail call double @llvm.fma.f64(double %148, double %143, double 0x3F81111111122322)
  %150 = tail call double @llvm.fma.f64(double %149, double %143, double 0x3FA55555555502A1)
  %151 = tail call double @llvm.fma.f64(double %150, double %143, double 0x3FC5555555555511)
  %152 = tail call double @llvm.fma.f64(double %151, double %143, double 0x3FE000000000000B)
  %153 = tail call double @llvm.fma.f64(double %152, double %143, double 1.000000e+00)
  %154 = tail call double @llvm.fma.f64(double %153, double %143, double 1.000000e+00)
  %155 = tail call i32 @llvm.nvvm.d2i.lo(double %154) #4
  %156 = tail call i32 @llvm.nvvm.d2i.hi(double %154) #4
  %157 = shl i32 %140, 20
  %158 = add i32 %156, %157
  %159 = tail call double @llvm.nvvm.lohi.i2d(i32 %155, i32 %158) #4
  %160 = tail call i32 @llvm.nvvm.d2i.hi(double %.12.i260.i) #4
  %161 = bitcast i32 %160 to float
  %162 = tail call float @llvm.nvvm.fabs.f32(float %161)
  %163 = fcmp olt float %162, 0x4010C46560000000
  br i1 %163, label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit281.i, label %__internal_fast_icmp_abs_lt.exit.i.i261.i

__internal_fast_icmp_abs_lt.exit.i.i261.i:        ; preds = %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit.i
  %164 = fcmp olt double %.12.i260.i, 0.000000e+00
  %165 = fadd double %.12.i260.i, 0x7FF0000000000000
  %z.0.i.i262.i = select i1 %164, double 0.000000e+00, double %165
  %166 = fcmp olt float %162, 0x4010E90000000000
  br i1 %166, label %167, label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit281.i

167:                                              ; preds = %__internal_fast_icmp_abs_lt.exit.i.i261.i
  %168 = sdiv i32 %140, 2
  %169 = shl i32 %168, 20
  %170 = add i32 %156, %169
  %171 = tail call double @llvm.nvvm.lohi.i2d(i32 %155, i32 %170) #4
  %172 = sub nsw i32 %140, %168
  %173 = shl i32 %172, 20
  %174 = add nsw i32 %173, 1072693248
  %175 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %174) #4
  %176 = fmul double %175, %171
  br label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit281.i

_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit281.i: ; preds = %167, %__internal_fast_icmp_abs_lt.exit.i.i261.i, %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit.i
  %z.2.i.i263.i = phi double [ %159, %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit.i ], [ %176, %167 ], [ %z.0.i.i262.i, %__internal_fast_icmp_abs_lt.exit.i.i261.i ]
  %177 = tail call double @llvm.nvvm.fabs.f64(double %.255.i)
  %.5.i264.i = fmul double %177, 0x3FCDA6711871100E
  %.6.i265.i = fadd double %.5.i264.i, 1.000000e+00
  %.10.i266.i = fdiv double 1.000000e+00, %.6.i265.i
  %.14.i267.i = fmul double %z.2.i.i263.i, 0x3FD9884533D43651
  %.15.i268.i = fmul double %.10.i266.i, 0x3FF548CDD6F42943
  %.16.i269.i = fadd double %.15.i268.i, 0xBFFD23DD4EF278D0
  %.17.i270.i = fmul double %.10.i266.i, %.16.i269.i
  %.18.i271.i = fadd double %.17.i270.i, 0x3FFC80EF025F5E68
  %.19.i272.i = fmul double %.10.i266.i, %.18.i271.i
  %.20.i273.i = fadd double %.19.i272.i, 0xBFD6D1F0E5A8325B
  %.21.i274.i = fmul double %.10.i266.i, %.20.i273.i
  %.22.i275.i = fadd double %.21.i274.i, 0x3FD470BF3A92F8EC
  %.23.i276.i = fmul double %.10.i266.i, %.22.i275.i
  %.24.i277.i = fmul double %.23.i276.i, %.14.i267.i
  %.29.i278.i = fcmp ogt double %.255.i, 0.000000e+00
  %.32.i279.i = fsub double 1.000000e+00, %.24.i277.i
  %"$phi204.0.2.0.i280.i" = select i1 %.29.i278.i, double %.32.i279.i, double %.24.i277.i
  %.372.i = fmul double %.200.i, %z.2.i.i
  %.340.i = fmul double %.169.i, %"$phi204.0.2.0.i.i"
  %.387.i = fmul double %.372.i, %"$phi204.0.2.0.i280.i"
  %.388.i = fsub double %.340.i, %.387.i
  %.418.i = getelementptr double, ptr %.5, i64 %.72.i
  store double %.388.i, ptr %.418.i, align 8
  %.452.i = load double, ptr %.199.i, align 8
  br i1 %163, label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit304.i, label %__internal_fast_icmp_abs_lt.exit.i.i284.i

__internal_fast_icmp_abs_lt.exit.i.i284.i:        ; preds = %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit281.i
  %178 = fcmp olt double %.12.i260.i, 0.000000e+00
  %179 = fadd double %.12.i260.i, 0x7FF0000000000000
  %z.0.i.i285.i = select i1 %178, double 0.000000e+00, double %179
  %180 = fcmp olt float %162, 0x4010E90000000000
  br i1 %180, label %181, label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit304.i

181:                                              ; preds = %__internal_fast_icmp_abs_lt.exit.i.i284.i
  %182 = sdiv i32 %140, 2
  %183 = shl i32 %182, 20
  %184 = add i32 %156, %183
  %185 = tail call double @llvm.nvvm.lohi.i2d(i32 %155, i32 %184) #4
  %186 = sub nsw i32 %140, %182
  %187 = shl i32 %186, 20
  %188 = add nsw i32 %187, 1072693248
  %189 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %188) #4
  %190 = fmul double %189, %185
  br label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit304.i

_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit304.i: ; preds = %181, %__internal_fast_icmp_abs_lt.exit.i.i284.i, %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit281.i
  %z.2.i.i286.i = phi double [ %159, %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit281.i ], [ %190, %181 ], [ %z.0.i.i285.i, %__internal_fast_icmp_abs_lt.exit.i.i284.i ]
  %.14.i290.i = fmul double %z.2.i.i286.i, 0x3FD9884533D43651
  %.24.i300.i = fmul double %.23.i276.i, %.14.i290.i
  %.32.i302.i = fsub double 1.000000e+00, %.24.i300.i
  %"$phi204.0.2.0.i303.i" = select i1 %.29.i278.i, double %.32.i302.i, double %.24.i300.i
  %.502.i = load double, ptr %.168.i, align 8
  br i1 %124, label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit327.i, label %__internal_fast_icmp_abs_lt.exit.i.i307.i

__internal_fast_icmp_abs_lt.exit.i.i307.i:        ; preds = %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit304.i
  %191 = fcmp olt double %.12.i.i, 0.000000e+00
  %192 = fadd double %.12.i.i, 0x7FF0000000000000
  %z.0.i.i308.i = select i1 %191, double 0.000000e+00, double %192
  %193 = fcmp olt float %123, 0x4010E90000000000
  br i1 %193, label %194, label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit327.i

194:                                              ; preds = %__internal_fast_icmp_abs_lt.exit.i.i307.i
  %195 = sdiv i32 %101, 2
  %196 = shl i32 %195, 20
  %197 = add i32 %117, %196
  %198 = tail call double @llvm.nvvm.lohi.i2d(i32 %116, i32 %197) #4
  %199 = sub nsw i32 %101, %195
  %200 = shl i32 %199, 20
  %201 = add nsw i32 %200, 1072693248
  %202 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %201) #4
  %203 = fmul double %202, %198
  br label %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit327.i

_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit327.i: ; preds = %194, %__internal_fast_icmp_abs_lt.exit.i.i307.i, %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit304.i
  %z.2.i.i309.i = phi double [ %120, %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit304.i ], [ %203, %194 ], [ %z.0.i.i308.i, %__internal_fast_icmp_abs_lt.exit.i.i307.i ]
  %.14.i313.i = fmul double %z.2.i.i309.i, 0x3FD9884533D43651
  %.24.i323.i = fmul double %.23.i.i, %.14.i313.i
  %.32.i325.i = fsub double 1.000000e+00, %.24.i323.i
  %"$phi204.0.2.0.i326.i" = select i1 %.29.i.i, double %.32.i325.i, double %.24.i323.i
  %.455.i = fmul double %z.2.i.i, %.452.i
  %.470.i = fsub double 1.000000e+00, %"$phi204.0.2.0.i303.i"
  %.471.i = fmul double %.455.i, %.470.i
  %.519.i = fsub double 1.000000e+00, %"$phi204.0.2.0.i326.i"
  %.520.i = fmul double %.502.i, %.519.i
  %.521.i = fsub double %.471.i, %.520.i
  %.551.i = getelementptr double, ptr %.12, i64 %.72.i
  store double %.521.i, ptr %.551.i, align 8
  br label %_ZN6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd.exit

_ZN6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd.exit: ; preds = %.39, %_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd.exit327.i
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rcp.approx.ftz.d(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rn.d(double, double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!nvvmir.version = !{!0, !1}
!nvvm.annotations = !{}
!llvm.ident = !{!2}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
