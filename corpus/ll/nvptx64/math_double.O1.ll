; ModuleID = 'corpus/opencl/math_double.cl'
source_filename = "corpus/opencl/math_double.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@TWO_TO_JBY64_EP_HEAD = internal unnamed_addr addrspace(4) constant [64 x double] [double 1.000000e+00, double 0x3FF02C9A30000000, double 0x3FF059B0D0000000, double 0x3FF0874510000000, double 0x3FF0B55860000000, double 0x3FF0E3EC30000000, double 0x3FF11301D0000000, double 0x3FF1429AA0000000, double 0x3FF172B830000000, double 0x3FF1A35BE0000000, double 0x3FF1D48730000000, double 0x3FF2063B80000000, double 0x3FF2387A60000000, double 0x3FF26B4560000000, double 0x3FF29E9DF0000000, double 0x3FF2D285A0000000, double 0x3FF306FE00000000, double 0x3FF33C08B0000000, double 0x3FF371A730000000, double 0x3FF3A7DB30000000, double 0x3FF3DEA640000000, double 0x3FF4160A20000000, double 0x3FF44E0860000000, double 0x3FF486A2B0000000, double 0x3FF4BFDAD0000000, double 0x3FF4F9B270000000, double 0x3FF5342B50000000, double 0x3FF56F4730000000, double 0x3FF5AB07D0000000, double 0x3FF5E76F10000000, double 0x3FF6247EB0000000, double 0x3FF6623880000000, double 0x3FF6A09E60000000, double 0x3FF6DFB230000000, double 0x3FF71F75E0000000, double 0x3FF75FEB50000000, double 0x3FF7A11470000000, double 0x3FF7E2F330000000, double 0x3FF8258990000000, double 0x3FF868D990000000, double 0x3FF8ACE540000000, double 0x3FF8F1AE90000000, double 0x3FF93737B0000000, double 0x3FF97D8290000000, double 0x3FF9C49180000000, double 0x3FFA0C6670000000, double 0x3FFA5503B0000000, double 0x3FFA9E6B50000000, double 0x3FFAE89F90000000, double 0x3FFB33A2B0000000, double 0x3FFB7F76F0000000, double 0x3FFBCC1E90000000, double 0x3FFC199BD0000000, double 0x3FFC67F120000000, double 0x3FFCB720D0000000, double 0x3FFD072D40000000, double 0x3FFD5818D0000000, double 0x3FFDA9E600000000, double 0x3FFDFC9730000000, double 0x3FFE502EE0000000, double 0x3FFEA4AFA0000000, double 0x3FFEFA1BE0000000, double 0x3FFF507650000000, double 0x3FFFA7C180000000], align 8
@TWO_TO_JBY64_EP_TAIL = internal unnamed_addr addrspace(4) constant [64 x double] [double 0.000000e+00, double 0x3E6CEF00C1DCDEF9, double 0x3E48AC2BA1D73E2A, double 0x3E60EB37901186BE, double 0x3E69F3121EC53172, double 0x3E469E8D10103A17, double 0x3DF25B50A4EBBF1A, double 0x3E6D525BBF668203, double 0x3E68FAA2F5B9BEF9, double 0x3E66DF96EA796D31, double 0x3E368B9AA7805B80, double 0x3E60C519AC771DD6, double 0x3E6CEAC470CD83F5, double 0x3E5789F37495E99C, double 0x3E547F7B84B09745, double 0x3E5B900C2D002475, double 0x3E64636E2A5BD1AB, double 0x3E4320B7FA64E430, double 0x3E5CEAA72A9C5154, double 0x3E53967FDBA86F24, double 0x3E682468446B6824, double 0x3E3F72E29F84325B, double 0x3E18624B40C4DBD0, double 0x3E5704F3404F068E, double 0x3E54D8A89C750E5E, double 0x3E5A74B29AB4CF62, double 0x3E5A753E077C2A0F, double 0x3E5AD49F699BB2C0, double 0x3E6A90A852B19260, double 0x3E56B48521BA6F93, double 0x3E0D2AC258F87D03, double 0x3E42A91124893ECF, double 0x3E59FCEF32422CBE, double 0x3E68CA345DE441C5, double 0x3E61D8BEE7BA46E1, double 0x3E59099F22FDBA6A, double 0x3E4F580C36BEA881, double 0x3E5B3D398841740A, double 0x3E62999C25159F11, double 0x3E668925D901C83B, double 0x3E415506DADD3E2A, double 0x3E622AEE6C57304E, double 0x3E29B8BC9E8A0387, double 0x3E6FBC9C9F173D24, double 0x3E451F8480E3E235, double 0x3E66BBCAC96535B5, double 0x3E41F12AE45A1224, double 0x3E55E7F6FD0FAC90, double 0x3E62B5A75ABD0E69, double 0x3E609E2BF5ED7FA1, double 0x3E47DAF237553D84, double 0x3E12F074891EE83D, double 0x3E6B0AA538444196, double 0x3E6CAFA29694426F, double 0x3E69DF20D22A0797, double 0x3E640F12F71A1E45, double 0x3E69F7490E4BB40B, double 0x3E4ED9942B84600D, double 0x3E4BDCDAF5CB4656, double 0x3E5E2CFFD89CF44C, double 0x3E452486CC2C7B9D, double 0x3E6CC2B44EEE3FA4, double 0x3E66DC8A80CE9F09, double 0x3E39E90D82E90A7E], align 8
@PIBITS_TBL = internal unnamed_addr addrspace(4) constant [158 x i8] c"\E0\F1\1B\C1\0CX!t5~\C4~\ED\AF\A9KJ)\DE\E7\1C\F4\EC\C5\97\AF\1F\EB\9E\D4\B5\A8\7Fy\9A\FD\18=\DD&,\9F<\FB\D9\B4}\B4)h-F\BC\BC?`\16x\FF_\E2\7F\EC\A0\E4\F7.~\11r\D2\E7L\0D\E6XG\E6\04\F9}\D1\9A\C0q\A6\13\12\ED\BA\D4\D7\08\A2\FB\9C\A6\C4r\ACw\F8sHF'\A8\BB$\19\80K7\09\E9\B8\91\DC\86\15\EFz\AF\8EE\F9\07A\0E\F1dV\8Am\03w\D3\D4G_\9D\F0\A7T\109\B9\0D\E6\8B\02\00\00\00\00\00\00\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @double_functions(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_double_functions(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 32 %1) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_double_functions(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %10
  %12 = load double, ptr addrspace(1) %11, align 8, !tbaa !15
  %13 = fneg double %12
  %14 = fmul double %12, 0xC0571547652B82FE
  %15 = fptosi double %14 to i32
  %16 = sitofp i32 %15 to double
  %17 = tail call noundef double @llvm.fma.f64(double %16, double 0xBF862E42FEFA0000, double %13)
  %18 = tail call noundef double @llvm.fma.f64(double %16, double 0xBD1CF79ABC9E3B39, double %17)
  %19 = and i32 %15, 63
  %20 = ashr i32 %15, 6
  %21 = tail call noundef double @llvm.fma.f64(double %18, double 0x3F56C16C16C16C17, double 0x3F81111111111111)
  %22 = tail call noundef double @llvm.fma.f64(double %18, double %21, double 0x3FA5555555555555)
  %23 = tail call noundef double @llvm.fma.f64(double %18, double %22, double 0x3FC5555555555555)
  %24 = tail call noundef double @llvm.fma.f64(double %18, double %23, double 5.000000e-01)
  %25 = tail call noundef double @llvm.fma.f64(double %18, double %24, double 1.000000e+00)
  %26 = fmul double %18, %25
  %27 = zext nneg i32 %19 to i64
  %28 = getelementptr inbounds nuw double, ptr addrspace(4) @TWO_TO_JBY64_EP_HEAD, i64 %27
  %29 = load double, ptr addrspace(4) %28, align 8, !tbaa !15
  %30 = getelementptr inbounds nuw double, ptr addrspace(4) @TWO_TO_JBY64_EP_TAIL, i64 %27
  %31 = load double, ptr addrspace(4) %30, align 8, !tbaa !15
  %32 = fadd double %29, %31
  %33 = tail call noundef double @llvm.fma.f64(double %32, double %26, double %31)
  %34 = fadd double %29, %33
  %35 = bitcast double %34 to i64
  %36 = lshr i64 %35, 52
  %37 = trunc nuw nsw i64 %36 to i32
  %38 = and i32 %37, 2047
  %39 = fmul double %34, 0x4340000000000000
  %40 = bitcast double %39 to i64
  %41 = lshr i64 %40, 52
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = and i32 %42, 2047
  %44 = add nsw i32 %43, -53
  %45 = icmp eq i32 %38, 0
  %46 = select i1 %45, i32 %44, i32 %38
  %47 = select i1 %45, i64 %40, i64 %35
  %48 = add nsw i32 %46, %20
  %49 = tail call noundef i32 @llvm.smax.i32(i32 %48, i32 -2047)
  %50 = tail call noundef i32 @llvm.smin.i32(i32 %49, i32 2047)
  %51 = and i64 %47, -9218868437227405313
  %52 = icmp sgt i32 %48, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %2
  %54 = zext nneg i32 %50 to i64
  %55 = shl nuw nsw i64 %54, 52
  %56 = or disjoint i64 %55, %51
  %57 = bitcast i64 %56 to double
  br label %65

58:                                               ; preds = %2
  %59 = add nsw i32 %50, 53
  %60 = zext i32 %59 to i64
  %61 = shl i64 %60, 52
  %62 = or i64 %61, %51
  %63 = bitcast i64 %62 to double
  %64 = fmul double %63, 0x3CA0000000000000
  br label %65

65:                                               ; preds = %53, %58
  %66 = phi double [ %57, %53 ], [ %64, %58 ]
  %67 = tail call i32 @llvm.nvvm.d2i.hi(double %12) #11
  %68 = tail call i32 @llvm.nvvm.d2i.lo(double %12) #11
  %69 = icmp slt i32 %67, 1048576
  br i1 %69, label %70, label %74

70:                                               ; preds = %65
  %71 = fmul double %12, 0x4350000000000000
  %72 = tail call i32 @llvm.nvvm.d2i.hi(double %71) #11
  %73 = tail call i32 @llvm.nvvm.d2i.lo(double %71) #11
  br label %74

74:                                               ; preds = %70, %65
  %75 = phi double [ %71, %70 ], [ %12, %65 ]
  %76 = phi i32 [ %72, %70 ], [ %67, %65 ]
  %77 = phi i32 [ %73, %70 ], [ %68, %65 ]
  %78 = phi i32 [ -1077, %70 ], [ -1023, %65 ]
  %79 = add i32 %76, -1
  %80 = icmp ult i32 %79, 2146435071
  br i1 %80, label %81, label %132

81:                                               ; preds = %74
  %82 = lshr i32 %76, 20
  %83 = add nsw i32 %78, %82
  %84 = and i32 %76, 1048575
  %85 = or disjoint i32 %84, 1072693248
  %86 = tail call double @llvm.nvvm.lohi.i2d(i32 %77, i32 %85) #11
  %87 = icmp samesign ugt i32 %85, 1073127582
  br i1 %87, label %88, label %94

88:                                               ; preds = %81
  %89 = tail call i32 @llvm.nvvm.d2i.lo(double %86) #11
  %90 = tail call i32 @llvm.nvvm.d2i.hi(double %86) #11
  %91 = add i32 %90, -1048576
  %92 = tail call double @llvm.nvvm.lohi.i2d(i32 %89, i32 %91) #11
  %93 = add nsw i32 %83, 1
  br label %94

94:                                               ; preds = %88, %81
  %95 = phi double [ %92, %88 ], [ %86, %81 ]
  %96 = phi i32 [ %93, %88 ], [ %83, %81 ]
  %97 = fadd double %95, -1.000000e+00
  %98 = fadd double %95, 1.000000e+00
  %99 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %98) #11
  %100 = fneg double %98
  %101 = tail call double @llvm.fma.f64(double %100, double %99, double 1.000000e+00)
  %102 = tail call double @llvm.fma.f64(double %101, double %101, double %101)
  %103 = tail call double @llvm.fma.f64(double %102, double %99, double %99)
  %104 = fmul double %97, %103
  %105 = fadd double %104, %104
  %106 = fmul double %105, %105
  %107 = tail call double @llvm.fma.f64(double %106, double 0x3EB1380B3AE80F1E, double 0x3ED0EE258B7A8B04)
  %108 = tail call double @llvm.fma.f64(double %107, double %106, double 0x3EF3B2669F02676F)
  %109 = tail call double @llvm.fma.f64(double %108, double %106, double 0x3F1745CBA9AB0956)
  %110 = tail call double @llvm.fma.f64(double %109, double %106, double 0x3F3C71C72D1B5154)
  %111 = tail call double @llvm.fma.f64(double %110, double %106, double 0x3F624924923BE72D)
  %112 = tail call double @llvm.fma.f64(double %111, double %106, double 0x3F8999999999A3C4)
  %113 = tail call double @llvm.fma.f64(double %112, double %106, double 0x3FB5555555555554)
  %114 = fsub double %97, %105
  %115 = fmul double %114, 2.000000e+00
  %116 = fneg double %105
  %117 = tail call double @llvm.fma.f64(double %116, double %97, double %115)
  %118 = fmul double %103, %117
  %119 = fmul double %106, %113
  %120 = tail call double @llvm.fma.f64(double %119, double %105, double %118)
  %121 = xor i32 %96, -2147483648
  %122 = tail call double @llvm.nvvm.lohi.i2d(i32 %121, i32 1127219200) #11
  %123 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #11
  %124 = fsub double %122, %123
  %125 = tail call double @llvm.fma.f64(double %124, double 0x3FE62E42FEFA39EF, double %105)
  %126 = fneg double %124
  %127 = tail call double @llvm.fma.f64(double %126, double 0x3FE62E42FEFA39EF, double %125)
  %128 = fsub double %127, %105
  %129 = fsub double %120, %128
  %130 = tail call double @llvm.fma.f64(double %124, double 0x3C7ABC9E3B39803F, double %129)
  %131 = fadd double %125, %130
  br label %138

132:                                              ; preds = %74
  %133 = tail call double @llvm.fma.f64(double %75, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %134 = tail call i32 @llvm.nvvm.d2i.hi(double %75) #11
  %135 = and i32 %134, 2147483647
  %136 = icmp eq i32 %135, 0
  %137 = select i1 %136, double 0xFFF0000000000000, double %133
  br label %138

138:                                              ; preds = %94, %132
  %139 = phi double [ %131, %94 ], [ %137, %132 ]
  %140 = fcmp ogt double %12, 0x40874910D52D3051
  %141 = fcmp olt double %12, 0xC0862E42FEFA39EF
  %142 = fcmp ord double %12, 0.000000e+00
  %143 = icmp sgt i32 %20, -1023
  %144 = icmp ne i32 %20, -1022
  %145 = fcmp uge double %34, 1.000000e+00
  %146 = or i1 %144, %145
  %147 = and i1 %143, %146
  %148 = icmp ne i32 %20, 0
  %149 = fcmp une double %34, 0.000000e+00
  %150 = and i1 %148, %149
  %151 = tail call i32 @llvm.nvvm.d2i.hi(double %34) #11
  %152 = and i32 %151, 2147483647
  %153 = icmp ne i32 %152, 2146435072
  %154 = tail call i32 @llvm.nvvm.d2i.lo(double %34) #11
  %155 = icmp ne i32 %154, 0
  %156 = select i1 %153, i1 true, i1 %155
  %157 = and i1 %150, %156
  %158 = icmp slt i32 %48, -53
  %159 = and i64 %35, -9223372036854775808
  %160 = bitcast i64 %159 to double
  %161 = icmp sgt i32 %48, 2046
  %162 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %34)
  %163 = select i1 %161, double %162, double %66
  %164 = select i1 %158, double %160, double %163
  %165 = select i1 %157, double %164, double %34
  %166 = ashr i32 %15, 8
  %167 = zext i32 %166 to i64
  %168 = shl i64 %167, 52
  %169 = add i64 %168, 4607182418800017408
  %170 = bitcast i64 %169 to double
  %171 = fmul double %34, %170
  %172 = sub nsw i32 %20, %166
  %173 = zext i32 %172 to i64
  %174 = shl i64 %173, 52
  %175 = add i64 %174, 4607182418800017408
  %176 = bitcast i64 %175 to double
  %177 = fmul double %171, %176
  %178 = select i1 %147, double %165, double %177
  %179 = select i1 %142, double %178, double %13
  %180 = select i1 %141, double 0x7FF0000000000000, double %179
  %181 = select i1 %140, double 0.000000e+00, double %180
  %182 = insertelement <4 x double> poison, double %181, i64 0
  %183 = insertelement <4 x double> %182, double %139, i64 1
  %184 = tail call double @llvm.fabs.f64(double %12)
  %185 = fcmp uge double %184, 0x42E0000000000000
  %186 = tail call noundef double @llvm.fma.f64(double %184, double 0x3FE45F306DC9C883, double 5.000000e-01)
  %187 = tail call noundef double @llvm.trunc.f64(double %186)
  %188 = fmul double %187, 0xBFF921FB54442D18
  %189 = fneg double %188
  %190 = tail call noundef double @llvm.fma.f64(double %187, double 0xBFF921FB54442D18, double %189)
  %191 = fmul double %187, 0xBC91A62633145C06
  %192 = fneg double %191
  %193 = tail call noundef double @llvm.fma.f64(double %187, double 0xBC91A62633145C06, double %192)
  %194 = fmul double %187, 0xB94C1CD129024E08
  %195 = fneg double %194
  %196 = tail call noundef double @llvm.fma.f64(double %187, double 0xB94C1CD129024E08, double %195)
  %197 = fadd double %191, %190
  %198 = fsub double %197, %190
  %199 = fsub double %191, %198
  %200 = fadd double %194, %199
  %201 = fadd double %193, %200
  %202 = fadd double %196, %201
  %203 = fadd double %188, %197
  %204 = fsub double %203, %188
  %205 = fsub double %197, %204
  %206 = fadd double %205, %202
  %207 = fsub double %206, %205
  %208 = fsub double %202, %207
  %209 = fadd double %184, %203
  %210 = fadd double %209, %206
  %211 = fsub double %210, %209
  %212 = fsub double %206, %211
  %213 = fadd double %208, %212
  %214 = fptosi double %187 to i64
  %215 = trunc i64 %214 to i32
  %216 = bitcast double %184 to i64
  %217 = lshr i64 %216, 52
  %218 = trunc nuw nsw i64 %217 to i32
  %219 = add nsw i32 %218, -1023
  %220 = ashr i32 %219, 3
  %221 = tail call i32 @llvm.smax.i32(i32 %220, i32 6)
  %222 = sub nuw nsw i32 133, %221
  %223 = and i32 %222, 240
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw i8, ptr addrspace(4) @PIBITS_TBL, i64 %224
  %226 = load i64, ptr addrspace(4) %225, align 1, !tbaa !17
  %227 = getelementptr inbounds nuw i8, ptr addrspace(4) %225, i64 8
  %228 = load i64, ptr addrspace(4) %227, align 1, !tbaa !17
  %229 = getelementptr inbounds nuw i8, ptr addrspace(4) %225, i64 16
  %230 = load i64, ptr addrspace(4) %229, align 1, !tbaa !17
  %231 = getelementptr inbounds nuw i8, ptr addrspace(4) %225, i64 24
  %232 = load i64, ptr addrspace(4) %231, align 1, !tbaa !17
  %233 = getelementptr inbounds nuw i8, ptr addrspace(4) %225, i64 32
  %234 = load i64, ptr addrspace(4) %233, align 1, !tbaa !17
  %235 = lshr i64 %226, 32
  %236 = lshr i64 %228, 32
  %237 = lshr i64 %230, 32
  %238 = lshr i64 %232, 32
  %239 = lshr i64 %234, 32
  %240 = lshr i32 %222, 2
  %241 = and i32 %240, 3
  %242 = icmp eq i32 %241, 1
  %243 = icmp eq i32 %241, 2
  %244 = icmp eq i32 %241, 3
  %245 = select i1 %242, i64 %235, i64 %226
  %246 = select i1 %243, i64 %228, i64 %245
  %247 = select i1 %242, i64 %228, i64 %235
  %248 = select i1 %243, i64 %236, i64 %247
  %249 = select i1 %244, i64 %230, i64 %248
  %250 = select i1 %242, i64 %236, i64 %228
  %251 = select i1 %243, i64 %230, i64 %250
  %252 = select i1 %242, i64 %230, i64 %236
  %253 = select i1 %243, i64 %237, i64 %252
  %254 = select i1 %244, i64 %232, i64 %253
  %255 = select i1 %242, i64 %237, i64 %230
  %256 = select i1 %243, i64 %232, i64 %255
  %257 = select i1 %242, i64 %232, i64 %237
  %258 = select i1 %243, i64 %238, i64 %257
  %259 = select i1 %244, i64 %234, i64 %258
  %260 = select i1 %242, i64 %238, i64 %232
  %261 = select i1 %243, i64 %234, i64 %260
  %262 = and i64 %249, 4294967295
  %263 = shl nuw i64 %262, 32
  %264 = and i64 %246, 4294967295
  %265 = select i1 %244, i64 %236, i64 %264
  %266 = or disjoint i64 %263, %265
  %267 = shl nuw nsw i32 %222, 3
  %268 = and i32 %267, 24
  %269 = zext nneg i32 %268 to i64
  %270 = ashr i64 %266, %269
  %271 = and i64 %251, 4294967295
  %272 = select i1 %244, i64 %237, i64 %271
  %273 = shl nuw i64 %272, 32
  %274 = or disjoint i64 %273, %262
  %275 = ashr i64 %274, %269
  %276 = trunc i64 %275 to i32
  %277 = and i64 %254, 4294967295
  %278 = shl nuw i64 %277, 32
  %279 = or disjoint i64 %278, %272
  %280 = ashr i64 %279, %269
  %281 = trunc i64 %280 to i32
  %282 = and i64 %256, 4294967295
  %283 = select i1 %244, i64 %238, i64 %282
  %284 = shl nuw i64 %283, 32
  %285 = or disjoint i64 %284, %277
  %286 = ashr i64 %285, %269
  %287 = and i64 %259, 4294967295
  %288 = shl nuw i64 %287, 32
  %289 = or disjoint i64 %288, %283
  %290 = ashr i64 %289, %269
  %291 = trunc i64 %290 to i32
  %292 = and i64 %261, 4294967295
  %293 = select i1 %244, i64 %239, i64 %292
  %294 = shl nuw i64 %293, 32
  %295 = or disjoint i64 %294, %287
  %296 = ashr i64 %295, %269
  %297 = trunc i64 %296 to i32
  %298 = icmp slt i32 %220, 111
  %299 = select i1 %298, double 1.000000e+00, double 0x3770000000000000
  %300 = fmul double %184, %299
  %301 = select i1 %298, i32 0, i32 142606336
  %302 = shl nuw nsw i32 %221, 23
  %303 = sub nsw i32 %301, %302
  %304 = add nsw i32 %303, 982515712
  %305 = zext i32 %304 to i64
  %306 = shl nuw i64 %305, 32
  %307 = bitcast i64 %306 to double
  %308 = and i64 %270, 4294967295
  %309 = and i32 %276, 65535
  %310 = or disjoint i32 %309, %304
  %311 = zext i32 %310 to i64
  %312 = shl nuw i64 %311, 32
  %313 = or disjoint i64 %312, %308
  %314 = bitcast i64 %313 to double
  %315 = fsub double %314, %307
  %316 = add nsw i32 %303, 1032847360
  %317 = zext i32 %316 to i64
  %318 = shl nuw i64 %317, 32
  %319 = bitcast i64 %318 to double
  %320 = tail call i32 @llvm.fshl.i32(i32 %281, i32 %276, i32 16)
  %321 = zext i32 %320 to i64
  %322 = lshr i32 %281, 16
  %323 = or disjoint i32 %322, %316
  %324 = zext i32 %323 to i64
  %325 = shl nuw i64 %324, 32
  %326 = or disjoint i64 %325, %321
  %327 = bitcast i64 %326 to double
  %328 = fsub double %327, %319
  %329 = add nsw i32 %303, 1083179008
  %330 = zext nneg i32 %329 to i64
  %331 = shl nuw nsw i64 %330, 32
  %332 = bitcast i64 %331 to double
  %333 = and i64 %286, 4294967295
  %334 = and i32 %291, 65535
  %335 = or disjoint i32 %334, %329
  %336 = zext nneg i32 %335 to i64
  %337 = shl nuw nsw i64 %336, 32
  %338 = or disjoint i64 %337, %333
  %339 = bitcast i64 %338 to double
  %340 = fsub double %339, %332
  %341 = add nsw i32 %303, 1133510656
  %342 = zext nneg i32 %341 to i64
  %343 = shl nuw nsw i64 %342, 32
  %344 = bitcast i64 %343 to double
  %345 = tail call i32 @llvm.fshl.i32(i32 %297, i32 %291, i32 16)
  %346 = zext i32 %345 to i64
  %347 = lshr i32 %297, 16
  %348 = or disjoint i32 %347, %341
  %349 = zext nneg i32 %348 to i64
  %350 = shl nuw nsw i64 %349, 32
  %351 = or disjoint i64 %350, %346
  %352 = bitcast i64 %351 to double
  %353 = fsub double %352, %344
  %354 = fmul double %300, %315
  %355 = fneg double %354
  %356 = tail call noundef double @llvm.fma.f64(double %315, double %300, double %355)
  %357 = fmul double %300, %328
  %358 = fneg double %357
  %359 = tail call noundef double @llvm.fma.f64(double %328, double %300, double %358)
  %360 = fmul double %300, %340
  %361 = fneg double %360
  %362 = tail call noundef double @llvm.fma.f64(double %340, double %300, double %361)
  %363 = fmul double %300, %353
  %364 = fneg double %363
  %365 = tail call noundef double @llvm.fma.f64(double %353, double %300, double %364)
  %366 = fadd double %360, %363
  %367 = fsub double %366, %363
  %368 = fsub double %360, %367
  %369 = fadd double %365, %368
  %370 = fsub double %369, %365
  %371 = fsub double %368, %370
  %372 = fadd double %357, %369
  %373 = fsub double %372, %369
  %374 = fsub double %357, %373
  %375 = fadd double %371, %374
  %376 = fadd double %362, %375
  %377 = fsub double %376, %362
  %378 = fsub double %375, %377
  %379 = fadd double %354, %376
  %380 = fsub double %379, %376
  %381 = fsub double %354, %380
  %382 = fadd double %378, %381
  %383 = fadd double %359, %382
  %384 = fadd double %356, %383
  %385 = fmul double %366, 0x3F50000000000000
  %386 = tail call noundef double @llvm.floor.f64(double %385)
  %387 = fsub double %385, %386
  %388 = tail call noundef double @llvm.minimumnum.f64(double %387, double 0x3FEFFFFFFFFFFFFF)
  %389 = tail call i32 @llvm.nvvm.d2i.lo(double %385) #11
  %390 = tail call i32 @llvm.nvvm.d2i.hi(double %385) #11
  %391 = and i32 %390, 2147483647
  %392 = icmp ne i32 %391, 2146435072
  %393 = icmp ne i32 %389, 0
  %394 = select i1 %392, i1 true, i1 %393
  %395 = select i1 %394, double %388, double 0.000000e+00
  %396 = fcmp ord double %385, 0.000000e+00
  %397 = select i1 %396, double %395, double %385
  %398 = fmul double %397, 1.024000e+03
  %399 = fadd double %372, %398
  %400 = fcmp olt double %399, 0.000000e+00
  %401 = select i1 %400, double 1.024000e+03, double 0.000000e+00
  %402 = fadd double %398, %401
  %403 = fadd double %372, %402
  %404 = tail call noundef double @llvm.floor.f64(double %403)
  %405 = fsub double %403, %404
  %406 = tail call noundef double @llvm.minimumnum.f64(double %405, double 0x3FEFFFFFFFFFFFFF)
  %407 = tail call i32 @llvm.nvvm.d2i.lo(double %403) #11
  %408 = tail call i32 @llvm.nvvm.d2i.hi(double %403) #11
  %409 = and i32 %408, 2147483647
  %410 = icmp ne i32 %409, 2146435072
  %411 = icmp ne i32 %407, 0
  %412 = select i1 %410, i1 true, i1 %411
  %413 = select i1 %412, double %406, double 0.000000e+00
  %414 = fcmp ord double %403, 0.000000e+00
  %415 = select i1 %414, double %413, double %403
  %416 = fsub double %403, %415
  %417 = fptrunc double %416 to float
  %418 = fptosi float %417 to i32
  %419 = fsub double %402, %416
  %420 = fadd double %372, %419
  %421 = fsub double %420, %419
  %422 = fsub double %372, %421
  %423 = fadd double %379, %422
  %424 = fsub double %423, %422
  %425 = fsub double %379, %424
  %426 = fadd double %384, %425
  %427 = fcmp oge double %420, 5.000000e-01
  %428 = zext i1 %427 to i32
  %429 = add nsw i32 %428, %418
  %430 = uitofp i1 %427 to double
  %431 = fsub double %420, %430
  %432 = fadd double %431, %423
  %433 = fsub double %432, %431
  %434 = fsub double %423, %433
  %435 = fadd double %434, %426
  %436 = fmul double %432, 0x3FF921FB54442D18
  %437 = fneg double %436
  %438 = tail call noundef double @llvm.fma.f64(double %432, double 0x3FF921FB54442D18, double %437)
  %439 = tail call noundef double @llvm.fma.f64(double %432, double 0x3C91A62633145C06, double %438)
  %440 = tail call noundef double @llvm.fma.f64(double %435, double 0x3FF921FB54442D18, double %439)
  %441 = fadd double %436, %440
  %442 = fsub double %441, %436
  %443 = fsub double %440, %442
  %444 = select i1 %185, double %441, double %210
  %445 = select i1 %185, double %443, double %213
  %446 = select i1 %185, i32 %429, i32 %215
  %447 = fmul double %444, %444
  %448 = fmul double %447, 5.000000e-01
  %449 = fsub double 1.000000e+00, %448
  %450 = tail call noundef double @llvm.fma.f64(double %447, double 0x3DE5E0B2F9A43BB8, double 0xBE5AE600B42FDFA7)
  %451 = tail call noundef double @llvm.fma.f64(double %450, double %447, double 0x3EC71DE3796CDE01)
  %452 = tail call noundef double @llvm.fma.f64(double %451, double %447, double 0xBF2A01A019E83E5C)
  %453 = tail call noundef double @llvm.fma.f64(double %452, double %447, double 0x3F81111111110BB3)
  %454 = tail call noundef double @llvm.fma.f64(double %447, double 0xBDA907DB46CC5E42, double 0x3E21EEB69037AB78)
  %455 = tail call noundef double @llvm.fma.f64(double %454, double %447, double 0xBE927E4FA17F65F6)
  %456 = tail call noundef double @llvm.fma.f64(double %455, double %447, double 0x3EFA01A019F4EC90)
  %457 = tail call noundef double @llvm.fma.f64(double %456, double %447, double 0xBF56C16C16C16967)
  %458 = tail call noundef double @llvm.fma.f64(double %457, double %447, double 0x3FA5555555555555)
  %459 = fmul double %447, %447
  %460 = fsub double 1.000000e+00, %449
  %461 = fsub double %460, %448
  %462 = tail call noundef double @llvm.fma.f64(double %444, double %445, double %461)
  %463 = tail call noundef double @llvm.fma.f64(double %458, double %459, double %462)
  %464 = fadd double %449, %463
  %465 = fneg double %444
  %466 = fmul double %447, %465
  %467 = fmul double %445, 5.000000e-01
  %468 = tail call noundef double @llvm.fma.f64(double %466, double %453, double %467)
  %469 = fneg double %445
  %470 = tail call noundef double @llvm.fma.f64(double %468, double %447, double %469)
  %471 = tail call noundef double @llvm.fma.f64(double %466, double 0xBFC5555555555555, double %470)
  %472 = fsub double %444, %471
  %473 = and i32 %446, 1
  %474 = icmp eq i32 %473, 0
  %475 = select i1 %474, double %472, double %464
  %476 = bitcast double %475 to i64
  %477 = lshr i32 %446, 1
  %478 = and i32 %477, 1
  %479 = fcmp olt double %12, 0.000000e+00
  %480 = zext i1 %479 to i32
  %481 = xor i32 %478, %480
  %482 = zext nneg i32 %481 to i64
  %483 = shl nuw i64 %482, 63
  %484 = xor i64 %483, %476
  %485 = and i32 %67, 2147483647
  %486 = icmp ne i32 %485, 2146435072
  %487 = icmp ne i32 %68, 0
  %488 = select i1 %486, i1 true, i1 %487
  %489 = fcmp ord double %12, 0.000000e+00
  %490 = and i1 %489, %488
  %491 = bitcast i64 %484 to double
  %492 = select i1 %490, double %491, double 0x7FF8000000000000
  %493 = tail call noundef double @llvm.sqrt.f64(double %12)
  %494 = fmul double %493, %492
  %495 = insertelement <4 x double> %183, double %494, i64 2
  %496 = icmp samesign ult i64 %216, 6863485832112635904
  %497 = select i1 %496, double 1.000000e+00, double 0x1A70000000000000
  %498 = icmp samesign ugt i64 %216, 2355382605114769407
  %499 = select i1 %498, double %497, double 0x6570000000000000
  %500 = fmul double %184, %499
  %501 = fmul double %499, 5.000000e-01
  %502 = fmul double %501, %501
  %503 = tail call noundef double @llvm.fma.f64(double %500, double %500, double %502)
  %504 = tail call double @llvm.sqrt.f64(double %503)
  %505 = fcmp uno double %12, 0.000000e+00
  %506 = add nsw i32 %218, -1022
  %507 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %506, i1 true)
  %508 = icmp samesign ult i32 %507, 55
  %509 = select i1 %496, double 1.000000e+00, double 0x6570000000000000
  %510 = select i1 %498, double %509, double 0x1A70000000000000
  %511 = fmul double %510, %504
  %512 = fadd double %184, 5.000000e-01
  %513 = select i1 %508, double %511, double %512
  %514 = select i1 %505, double 0x7FF8000000000000, double %513
  %515 = fcmp oeq double %184, 0x7FF0000000000000
  %516 = select i1 %515, double 0x7FF0000000000000, double %514
  %517 = insertelement <4 x double> %495, double %516, i64 3
  %518 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %10
  store <4 x double> %517, ptr addrspace(1) %518, align 32, !tbaa !19
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write)
define dso_local ptx_kernel void @double_rounding(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_double_rounding(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 32 %1, ptr addrspace(1) noundef align 8 %2) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write)
define dso_local void @__clang_ocl_kern_imp_double_rounding(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %11
  %13 = load double, ptr addrspace(1) %12, align 8, !tbaa !15
  %14 = tail call double @llvm.fabs.f64(double %13)
  %15 = bitcast double %14 to i64
  %16 = lshr i64 %15, 52
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = and i64 %15, 4503599627370495
  %19 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %18, i1 false)
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = sub nsw i32 11, %20
  %22 = icmp eq i64 %16, 0
  %23 = select i1 %22, i32 %21, i32 %17
  %24 = trunc nsw i32 %23 to i16
  %25 = add nsw i16 %24, -1025
  %26 = sdiv i16 %25, 53
  %27 = tail call i16 @llvm.smax.i16(i16 %26, i16 0)
  %28 = zext nneg i16 %27 to i32
  %29 = icmp slt i32 %23, 1078
  br i1 %29, label %140, label %30

30:                                               ; preds = %3
  %31 = tail call i32 @llvm.nvvm.d2i.hi(double 7.250000e+00) #11
  %32 = and i32 %31, 2147483647
  %33 = icmp ne i32 %32, 2146435072
  %34 = tail call i32 @llvm.nvvm.d2i.lo(double 7.250000e+00) #11
  %35 = icmp ne i32 %34, 0
  %36 = select i1 %33, i1 true, i1 %35
  %37 = mul nuw nsw i32 %28, 53
  %38 = tail call i32 @llvm.smin.i32(i32 %37, i32 1022)
  %39 = add nuw nsw i32 %38, 1025
  %40 = zext nneg i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 52
  %42 = or disjoint i64 %41, 3659174697238528
  %43 = bitcast i64 %42 to double
  %44 = icmp sgt i32 %23, 2084
  %45 = select i1 %44, double 0x7FF0000000000000, double %43
  %46 = select i1 %36, double %45, double 7.250000e+00
  %47 = and i32 %28, 3
  %48 = add nsw i16 %27, -1
  %49 = icmp ult i16 %48, 3
  br i1 %49, label %116, label %50

50:                                               ; preds = %30
  %51 = and i32 %28, 32764
  br label %52

52:                                               ; preds = %52, %50
  %53 = phi double [ %14, %50 ], [ %110, %52 ]
  %54 = phi double [ %46, %50 ], [ %111, %52 ]
  %55 = phi i32 [ 0, %50 ], [ %112, %52 ]
  %56 = fdiv double %53, %54
  %57 = tail call noundef double @llvm.trunc.f64(double %56)
  %58 = fmul double %54, %57
  %59 = fneg double %58
  %60 = tail call noundef double @llvm.fma.f64(double %54, double %57, double %59)
  %61 = fsub double %53, %58
  %62 = fsub double %53, %61
  %63 = fsub double %62, %58
  %64 = fsub double %63, %60
  %65 = fadd double %61, %64
  %66 = fcmp olt double %65, 0.000000e+00
  %67 = select i1 %66, double %54, double 0.000000e+00
  %68 = fadd double %65, %67
  %69 = fmul double %54, 0x3CA0000000000000
  %70 = fdiv double %68, %69
  %71 = tail call noundef double @llvm.trunc.f64(double %70)
  %72 = fmul double %69, %71
  %73 = fneg double %72
  %74 = tail call noundef double @llvm.fma.f64(double %69, double %71, double %73)
  %75 = fsub double %68, %72
  %76 = fsub double %68, %75
  %77 = fsub double %76, %72
  %78 = fsub double %77, %74
  %79 = fadd double %75, %78
  %80 = fcmp olt double %79, 0.000000e+00
  %81 = select i1 %80, double %69, double 0.000000e+00
  %82 = fadd double %79, %81
  %83 = fmul double %69, 0x3CA0000000000000
  %84 = fdiv double %82, %83
  %85 = tail call noundef double @llvm.trunc.f64(double %84)
  %86 = fmul double %83, %85
  %87 = fneg double %86
  %88 = tail call noundef double @llvm.fma.f64(double %83, double %85, double %87)
  %89 = fsub double %82, %86
  %90 = fsub double %82, %89
  %91 = fsub double %90, %86
  %92 = fsub double %91, %88
  %93 = fadd double %89, %92
  %94 = fcmp olt double %93, 0.000000e+00
  %95 = select i1 %94, double %83, double 0.000000e+00
  %96 = fadd double %93, %95
  %97 = fmul double %83, 0x3CA0000000000000
  %98 = fdiv double %96, %97
  %99 = tail call noundef double @llvm.trunc.f64(double %98)
  %100 = fmul double %97, %99
  %101 = fneg double %100
  %102 = tail call noundef double @llvm.fma.f64(double %97, double %99, double %101)
  %103 = fsub double %96, %100
  %104 = fsub double %96, %103
  %105 = fsub double %104, %100
  %106 = fsub double %105, %102
  %107 = fadd double %103, %106
  %108 = fcmp olt double %107, 0.000000e+00
  %109 = select i1 %108, double %97, double 0.000000e+00
  %110 = fadd double %107, %109
  %111 = fmul double %97, 0x3CA0000000000000
  %112 = add i32 %55, 4
  %113 = icmp eq i32 %112, %51
  br i1 %113, label %114, label %52

114:                                              ; preds = %52
  %115 = icmp eq i32 %47, 0
  br i1 %115, label %140, label %116

116:                                              ; preds = %114, %30
  %117 = phi double [ %14, %30 ], [ %110, %114 ]
  %118 = phi double [ %46, %30 ], [ %111, %114 ]
  %119 = icmp ne i32 %47, 0
  tail call void @llvm.assume(i1 %119)
  br label %120

120:                                              ; preds = %120, %116
  %121 = phi double [ %136, %120 ], [ %117, %116 ]
  %122 = phi double [ %137, %120 ], [ %118, %116 ]
  %123 = phi i32 [ %138, %120 ], [ 0, %116 ]
  %124 = fdiv double %121, %122
  %125 = tail call noundef double @llvm.trunc.f64(double %124)
  %126 = fmul double %122, %125
  %127 = fneg double %126
  %128 = tail call noundef double @llvm.fma.f64(double %122, double %125, double %127)
  %129 = fsub double %121, %126
  %130 = fsub double %121, %129
  %131 = fsub double %130, %126
  %132 = fsub double %131, %128
  %133 = fadd double %129, %132
  %134 = fcmp olt double %133, 0.000000e+00
  %135 = select i1 %134, double %122, double 0.000000e+00
  %136 = fadd double %133, %135
  %137 = fmul double %122, 0x3CA0000000000000
  %138 = add nuw nsw i32 %123, 1
  %139 = icmp eq i32 %138, %47
  br i1 %139, label %140, label %120, !llvm.loop !25

140:                                              ; preds = %120, %3, %114
  %141 = phi double [ 7.250000e+00, %3 ], [ %111, %114 ], [ %137, %120 ]
  %142 = phi double [ %14, %3 ], [ %110, %114 ], [ %136, %120 ]
  %143 = tail call noundef double @llvm.floor.f64(double %13)
  %144 = insertelement <4 x double> poison, double %143, i64 0
  %145 = tail call noundef double @llvm.rint.f64(double %13)
  %146 = insertelement <4 x double> %144, double %145, i64 1
  %147 = bitcast double %13 to i64
  %148 = fdiv double %142, %141
  %149 = tail call noundef double @llvm.floor.f64(double %148)
  %150 = fmul double %141, %149
  %151 = fneg double %150
  %152 = tail call noundef double @llvm.fma.f64(double %141, double %149, double %151)
  %153 = fsub double %142, %150
  %154 = fsub double %142, %153
  %155 = fsub double %154, %150
  %156 = fsub double %155, %152
  %157 = fadd double %153, %156
  %158 = fcmp olt double %157, 0.000000e+00
  %159 = select i1 %158, double %141, double 0.000000e+00
  %160 = fadd double %157, %159
  %161 = bitcast double %160 to i64
  %162 = fcmp oeq double %14, 7.250000e+00
  %163 = select i1 %162, i64 0, i64 %161
  %164 = xor i64 %163, %147
  %165 = xor i64 %164, %15
  %166 = bitcast i64 %165 to double
  %167 = fcmp olt double %14, 7.250000e+00
  %168 = select i1 %167, double %13, double %166
  %169 = icmp eq i64 %16, 2047
  %170 = select i1 %169, double 0x7FF8000000000000, double %168
  %171 = insertelement <4 x double> %146, double %170, i64 2
  %172 = fptrunc double %13 to float
  %173 = tail call float @llvm.fabs.f32(float %172)
  %174 = fpext float %173 to double
  %175 = fcmp uge double %14, %174
  %176 = fcmp one float %172, 0.000000e+00
  %177 = select i1 %176, float 1.000000e+00, float 0.000000e+00
  %178 = tail call noundef float @llvm.copysign.f32(float %177, float %172)
  %179 = fmul float %178, 0xFFF0000000000000
  %180 = bitcast float %172 to i32
  %181 = sub nsw i32 -2147483648, %180
  %182 = icmp slt i32 %180, 0
  %183 = select i1 %182, i32 %181, i32 %180
  %184 = bitcast float %179 to i32
  %185 = tail call noundef float @llvm.fabs.f32(float %179)
  %186 = sub nsw i32 -2147483648, %184
  %187 = icmp slt i32 %184, 0
  %188 = select i1 %187, i32 %186, i32 %184
  %189 = icmp sge i32 %183, %188
  %190 = select i1 %189, i32 -1, i32 1
  %191 = add nsw i32 %190, %183
  %192 = sub i32 -2147483648, %191
  %193 = icmp slt i32 %191, 0
  %194 = icmp ne i32 %191, 0
  %195 = or i1 %189, %194
  %196 = select i1 %195, i32 %191, i32 -2147483648
  %197 = select i1 %193, i32 %192, i32 %196
  %198 = fcmp ord float %172, 0.000000e+00
  %199 = fcmp ord float %179, 0.000000e+00
  %200 = bitcast float %173 to i32
  %201 = bitcast float %185 to i32
  %202 = or i32 %201, %200
  %203 = icmp eq i32 %202, 0
  %204 = icmp eq i32 %180, %184
  %205 = or i1 %204, %203
  %206 = bitcast i32 %197 to float
  %207 = select i1 %198, float %206, float %172
  %208 = select i1 %199, float %207, float %179
  %209 = select i1 %205, float %179, float %208
  %210 = select i1 %175, float %172, float %209
  %211 = fpext float %210 to double
  %212 = insertelement <4 x double> %171, double %211, i64 3
  %213 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %11
  store <4 x double> %212, ptr addrspace(1) %213, align 32, !tbaa !19
  %214 = fptosi double %143 to i64
  %215 = mul nsw i64 %214, 3
  %216 = tail call noundef double @llvm.ceil.f64(double %13)
  %217 = fptosi double %216 to i32
  %218 = sext i32 %217 to i64
  %219 = fcmp ogt double %13, 5.000000e-01
  %220 = zext i1 %219 to i64
  %221 = fcmp uno double %13, 0.000000e+00
  %222 = zext i1 %221 to i64
  %223 = add nuw nsw i64 %222, %220
  %224 = add nsw i64 %223, %218
  %225 = add i64 %224, %215
  %226 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %11
  store i64 %225, ptr addrspace(1) %226, align 8, !tbaa !17
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kahan_sum(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !27 !kernel_arg_access_qual !21 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_kahan_sum(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_kahan_sum(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !27 !kernel_arg_access_qual !21 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %3
  %14 = zext nneg i32 %2 to i64
  %15 = mul i64 %11, %14
  %16 = getelementptr double, ptr addrspace(1) %0, i64 %15
  br label %23

17:                                               ; preds = %23, %3
  %18 = phi double [ 0.000000e+00, %3 ], [ %33, %23 ]
  %19 = phi double [ 0.000000e+00, %3 ], [ %31, %23 ]
  %20 = insertelement <2 x double> poison, double %19, i64 0
  %21 = insertelement <2 x double> %20, double %18, i64 1
  %22 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %11
  store <2 x double> %21, ptr addrspace(1) %22, align 16, !tbaa !19
  ret void

23:                                               ; preds = %13, %23
  %24 = phi double [ 0.000000e+00, %13 ], [ %31, %23 ]
  %25 = phi double [ 0.000000e+00, %13 ], [ %33, %23 ]
  %26 = phi i32 [ 0, %13 ], [ %34, %23 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr double, ptr addrspace(1) %16, i64 %27
  %29 = load double, ptr addrspace(1) %28, align 8, !tbaa !15
  %30 = fsub double %29, %25
  %31 = fadd double %24, %30
  %32 = fsub double %31, %24
  %33 = fsub double %32, %30
  %34 = add nuw nsw i32 %26, 1
  %35 = icmp eq i32 %34, %2
  br i1 %35, label %17, label %23, !llvm.loop !30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @double_double(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
  tail call void @__clang_ocl_kern_imp_double_double(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_double_double(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %12
  %14 = load double, ptr addrspace(1) %13, align 16
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %16 = load double, ptr addrspace(1) %15, align 8
  %17 = fmul double %16, 1.000000e-17
  %18 = fadd double %14, %17
  %19 = fsub double %18, %14
  %20 = fsub double %18, %19
  %21 = fsub double %14, %20
  %22 = fsub double %17, %19
  %23 = fadd double %22, %21
  %24 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %12
  %25 = load double, ptr addrspace(1) %24, align 16
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 8
  %27 = load double, ptr addrspace(1) %26, align 8
  %28 = fmul double %27, 1.000000e-17
  %29 = fadd double %25, %28
  %30 = fsub double %29, %25
  %31 = fsub double %29, %30
  %32 = fsub double %25, %31
  %33 = fsub double %28, %30
  %34 = fadd double %33, %32
  %35 = icmp sgt i32 %3, 0
  br i1 %35, label %39, label %36

36:                                               ; preds = %39, %4
  %37 = phi <2 x double> [ <double 1.000000e+00, double 0.000000e+00>, %4 ], [ %72, %39 ]
  %38 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %12
  store <2 x double> %37, ptr addrspace(1) %38, align 16, !tbaa !19
  ret void

39:                                               ; preds = %4, %39
  %40 = phi <2 x double> [ %72, %39 ], [ <double 1.000000e+00, double 0.000000e+00>, %4 ]
  %41 = phi i32 [ %73, %39 ], [ 0, %4 ]
  %42 = extractelement <2 x double> %40, i64 0
  %43 = fmul double %18, %42
  %44 = fneg double %43
  %45 = tail call noundef double @llvm.fma.f64(double %42, double %18, double %44)
  %46 = fmul double %23, %42
  %47 = extractelement <2 x double> %40, i64 1
  %48 = fmul double %18, %47
  %49 = fadd double %46, %48
  %50 = fadd double %45, %49
  %51 = fadd double %43, %50
  %52 = fsub double %51, %43
  %53 = fsub double %51, %52
  %54 = fsub double %43, %53
  %55 = fsub double %50, %52
  %56 = fadd double %55, %54
  %57 = fadd double %29, %51
  %58 = fsub double %57, %51
  %59 = fsub double %57, %58
  %60 = fsub double %51, %59
  %61 = fsub double %29, %58
  %62 = fadd double %61, %60
  %63 = fadd double %56, %62
  %64 = fadd double %34, %63
  %65 = fadd double %57, %64
  %66 = fsub double %65, %57
  %67 = insertelement <2 x double> poison, double %65, i64 0
  %68 = fsub double %65, %66
  %69 = fsub double %57, %68
  %70 = fsub double %64, %66
  %71 = fadd double %70, %69
  %72 = insertelement <2 x double> %67, double %71, i64 1
  %73 = add nuw nsw i32 %41, 1
  %74 = icmp eq i32 %73, %3
  br i1 %74, label %36, label %39, !llvm.loop !36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minimumnum.f64(double, double) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rcp.approx.ftz.d(double) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }

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
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !8, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !8, i64 0}
!19 = !{!8, !8, i64 0}
!20 = !{i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"double*", !"double4*", !"long*"}
!23 = !{!"double*", !"double __attribute__((ext_vector_type(4)))*", !"long*"}
!24 = !{!"const", !"", !""}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = !{i32 1, i32 1, i32 0}
!28 = !{!"double*", !"double2*", !"int"}
!29 = !{!"double*", !"double __attribute__((ext_vector_type(2)))*", !"int"}
!30 = distinct !{!30, !26}
!31 = !{i32 1, i32 1, i32 1, i32 0}
!32 = !{!"none", !"none", !"none", !"none"}
!33 = !{!"double2*", !"double2*", !"double2*", !"int"}
!34 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"int"}
!35 = !{!"const", !"const", !"", !""}
!36 = distinct !{!36, !26}
