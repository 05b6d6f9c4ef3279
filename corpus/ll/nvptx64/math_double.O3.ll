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
  br i1 %80, label %81, label %130

81:                                               ; preds = %74
  %82 = lshr i32 %76, 20
  %83 = add nsw i32 %78, %82
  %84 = and i32 %76, 1048575
  %85 = or disjoint i32 %84, 1072693248
  %86 = tail call double @llvm.nvvm.lohi.i2d(i32 %77, i32 %85) #11
  %87 = icmp samesign ugt i32 %85, 1073127582
  %88 = tail call i32 @llvm.nvvm.d2i.lo(double %86) #11
  %89 = tail call i32 @llvm.nvvm.d2i.hi(double %86) #11
  %90 = add i32 %89, -1048576
  %91 = tail call double @llvm.nvvm.lohi.i2d(i32 %88, i32 %90) #11
  %92 = select i1 %87, double %91, double %86
  %93 = zext i1 %87 to i32
  %94 = add nsw i32 %83, %93
  %95 = fadd double %92, -1.000000e+00
  %96 = fadd double %92, 1.000000e+00
  %97 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %96) #11
  %98 = fneg double %96
  %99 = tail call double @llvm.fma.f64(double %98, double %97, double 1.000000e+00)
  %100 = tail call double @llvm.fma.f64(double %99, double %99, double %99)
  %101 = tail call double @llvm.fma.f64(double %100, double %97, double %97)
  %102 = fmul double %95, %101
  %103 = fadd double %102, %102
  %104 = fmul double %103, %103
  %105 = tail call double @llvm.fma.f64(double %104, double 0x3EB1380B3AE80F1E, double 0x3ED0EE258B7A8B04)
  %106 = tail call double @llvm.fma.f64(double %105, double %104, double 0x3EF3B2669F02676F)
  %107 = tail call double @llvm.fma.f64(double %106, double %104, double 0x3F1745CBA9AB0956)
  %108 = tail call double @llvm.fma.f64(double %107, double %104, double 0x3F3C71C72D1B5154)
  %109 = tail call double @llvm.fma.f64(double %108, double %104, double 0x3F624924923BE72D)
  %110 = tail call double @llvm.fma.f64(double %109, double %104, double 0x3F8999999999A3C4)
  %111 = tail call double @llvm.fma.f64(double %110, double %104, double 0x3FB5555555555554)
  %112 = fsub double %95, %103
  %113 = fmul double %112, 2.000000e+00
  %114 = fneg double %103
  %115 = tail call double @llvm.fma.f64(double %114, double %95, double %113)
  %116 = fmul double %101, %115
  %117 = fmul double %104, %111
  %118 = tail call double @llvm.fma.f64(double %117, double %103, double %116)
  %119 = xor i32 %94, -2147483648
  %120 = tail call double @llvm.nvvm.lohi.i2d(i32 %119, i32 1127219200) #11
  %121 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #11
  %122 = fsub double %120, %121
  %123 = tail call double @llvm.fma.f64(double %122, double 0x3FE62E42FEFA39EF, double %103)
  %124 = fneg double %122
  %125 = tail call double @llvm.fma.f64(double %124, double 0x3FE62E42FEFA39EF, double %123)
  %126 = fsub double %125, %103
  %127 = fsub double %118, %126
  %128 = tail call double @llvm.fma.f64(double %122, double 0x3C7ABC9E3B39803F, double %127)
  %129 = fadd double %123, %128
  br label %136

130:                                              ; preds = %74
  %131 = tail call double @llvm.fma.f64(double %75, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %132 = tail call i32 @llvm.nvvm.d2i.hi(double %75) #11
  %133 = and i32 %132, 2147483647
  %134 = icmp eq i32 %133, 0
  %135 = select i1 %134, double 0xFFF0000000000000, double %131
  br label %136

136:                                              ; preds = %81, %130
  %137 = phi double [ %129, %81 ], [ %135, %130 ]
  %138 = fcmp ogt double %12, 0x40874910D52D3051
  %139 = fcmp olt double %12, 0xC0862E42FEFA39EF
  %140 = fcmp ord double %12, 0.000000e+00
  %141 = icmp sgt i32 %20, -1023
  %142 = icmp ne i32 %20, -1022
  %143 = fcmp uge double %34, 1.000000e+00
  %144 = or i1 %142, %143
  %145 = and i1 %141, %144
  %146 = icmp ne i32 %20, 0
  %147 = fcmp une double %34, 0.000000e+00
  %148 = and i1 %146, %147
  %149 = tail call i32 @llvm.nvvm.d2i.hi(double %34) #11
  %150 = and i32 %149, 2147483647
  %151 = icmp ne i32 %150, 2146435072
  %152 = tail call i32 @llvm.nvvm.d2i.lo(double %34) #11
  %153 = icmp ne i32 %152, 0
  %154 = select i1 %151, i1 true, i1 %153
  %155 = and i1 %148, %154
  %156 = icmp slt i32 %48, -53
  %157 = and i64 %35, -9223372036854775808
  %158 = bitcast i64 %157 to double
  %159 = icmp sgt i32 %48, 2046
  %160 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %34)
  %161 = select i1 %159, double %160, double %66
  %162 = select i1 %156, double %158, double %161
  %163 = select i1 %155, double %162, double %34
  %164 = ashr i32 %15, 8
  %165 = zext i32 %164 to i64
  %166 = shl i64 %165, 52
  %167 = add i64 %166, 4607182418800017408
  %168 = bitcast i64 %167 to double
  %169 = fmul double %34, %168
  %170 = sub nsw i32 %20, %164
  %171 = zext i32 %170 to i64
  %172 = shl i64 %171, 52
  %173 = add i64 %172, 4607182418800017408
  %174 = bitcast i64 %173 to double
  %175 = fmul double %169, %174
  %176 = select i1 %145, double %163, double %175
  %177 = select i1 %140, double %176, double %13
  %178 = select i1 %139, double 0x7FF0000000000000, double %177
  %179 = select i1 %138, double 0.000000e+00, double %178
  %180 = insertelement <4 x double> poison, double %179, i64 0
  %181 = insertelement <4 x double> %180, double %137, i64 1
  %182 = tail call double @llvm.fabs.f64(double %12)
  %183 = fcmp uge double %182, 0x42E0000000000000
  %184 = tail call noundef double @llvm.fma.f64(double %182, double 0x3FE45F306DC9C883, double 5.000000e-01)
  %185 = tail call noundef double @llvm.trunc.f64(double %184)
  %186 = fmul double %185, 0xBFF921FB54442D18
  %187 = fneg double %186
  %188 = tail call noundef double @llvm.fma.f64(double %185, double 0xBFF921FB54442D18, double %187)
  %189 = fmul double %185, 0xBC91A62633145C06
  %190 = fneg double %189
  %191 = tail call noundef double @llvm.fma.f64(double %185, double 0xBC91A62633145C06, double %190)
  %192 = fmul double %185, 0xB94C1CD129024E08
  %193 = fneg double %192
  %194 = tail call noundef double @llvm.fma.f64(double %185, double 0xB94C1CD129024E08, double %193)
  %195 = fadd double %189, %188
  %196 = fsub double %195, %188
  %197 = fsub double %189, %196
  %198 = fadd double %192, %197
  %199 = fadd double %191, %198
  %200 = fadd double %194, %199
  %201 = fadd double %186, %195
  %202 = fsub double %201, %186
  %203 = fsub double %195, %202
  %204 = fadd double %203, %200
  %205 = fsub double %204, %203
  %206 = fsub double %200, %205
  %207 = fadd double %182, %201
  %208 = fadd double %207, %204
  %209 = fsub double %208, %207
  %210 = fsub double %204, %209
  %211 = fadd double %206, %210
  %212 = fptosi double %185 to i64
  %213 = trunc i64 %212 to i32
  %214 = bitcast double %182 to i64
  %215 = lshr i64 %214, 52
  %216 = trunc nuw nsw i64 %215 to i32
  %217 = add nsw i32 %216, -1023
  %218 = ashr i32 %217, 3
  %219 = tail call i32 @llvm.smax.i32(i32 %218, i32 6)
  %220 = sub nuw nsw i32 133, %219
  %221 = and i32 %220, 240
  %222 = zext nneg i32 %221 to i64
  %223 = getelementptr inbounds nuw i8, ptr addrspace(4) @PIBITS_TBL, i64 %222
  %224 = load i64, ptr addrspace(4) %223, align 1, !tbaa !17
  %225 = getelementptr inbounds nuw i8, ptr addrspace(4) %223, i64 8
  %226 = load i64, ptr addrspace(4) %225, align 1, !tbaa !17
  %227 = getelementptr inbounds nuw i8, ptr addrspace(4) %223, i64 16
  %228 = load i64, ptr addrspace(4) %227, align 1, !tbaa !17
  %229 = getelementptr inbounds nuw i8, ptr addrspace(4) %223, i64 24
  %230 = load i64, ptr addrspace(4) %229, align 1, !tbaa !17
  %231 = getelementptr inbounds nuw i8, ptr addrspace(4) %223, i64 32
  %232 = load i64, ptr addrspace(4) %231, align 1, !tbaa !17
  %233 = lshr i64 %224, 32
  %234 = lshr i64 %226, 32
  %235 = lshr i64 %228, 32
  %236 = lshr i64 %230, 32
  %237 = lshr i64 %232, 32
  %238 = lshr i32 %220, 2
  %239 = and i32 %238, 3
  %240 = icmp eq i32 %239, 1
  %241 = icmp eq i32 %239, 2
  %242 = icmp eq i32 %239, 3
  %243 = select i1 %240, i64 %233, i64 %224
  %244 = select i1 %241, i64 %226, i64 %243
  %245 = select i1 %240, i64 %226, i64 %233
  %246 = select i1 %241, i64 %234, i64 %245
  %247 = select i1 %242, i64 %228, i64 %246
  %248 = select i1 %240, i64 %234, i64 %226
  %249 = select i1 %241, i64 %228, i64 %248
  %250 = select i1 %240, i64 %228, i64 %234
  %251 = select i1 %241, i64 %235, i64 %250
  %252 = select i1 %242, i64 %230, i64 %251
  %253 = select i1 %240, i64 %235, i64 %228
  %254 = select i1 %241, i64 %230, i64 %253
  %255 = select i1 %240, i64 %230, i64 %235
  %256 = select i1 %241, i64 %236, i64 %255
  %257 = select i1 %242, i64 %232, i64 %256
  %258 = select i1 %240, i64 %236, i64 %230
  %259 = select i1 %241, i64 %232, i64 %258
  %260 = and i64 %247, 4294967295
  %261 = shl nuw i64 %260, 32
  %262 = and i64 %244, 4294967295
  %263 = select i1 %242, i64 %234, i64 %262
  %264 = or disjoint i64 %261, %263
  %265 = shl nuw nsw i32 %220, 3
  %266 = and i32 %265, 24
  %267 = zext nneg i32 %266 to i64
  %268 = ashr i64 %264, %267
  %269 = and i64 %249, 4294967295
  %270 = select i1 %242, i64 %235, i64 %269
  %271 = shl nuw i64 %270, 32
  %272 = or disjoint i64 %271, %260
  %273 = ashr i64 %272, %267
  %274 = trunc i64 %273 to i32
  %275 = and i64 %252, 4294967295
  %276 = shl nuw i64 %275, 32
  %277 = or disjoint i64 %276, %270
  %278 = ashr i64 %277, %267
  %279 = trunc i64 %278 to i32
  %280 = and i64 %254, 4294967295
  %281 = select i1 %242, i64 %236, i64 %280
  %282 = shl nuw i64 %281, 32
  %283 = or disjoint i64 %282, %275
  %284 = ashr i64 %283, %267
  %285 = and i64 %257, 4294967295
  %286 = shl nuw i64 %285, 32
  %287 = or disjoint i64 %286, %281
  %288 = ashr i64 %287, %267
  %289 = trunc i64 %288 to i32
  %290 = and i64 %259, 4294967295
  %291 = select i1 %242, i64 %237, i64 %290
  %292 = shl nuw i64 %291, 32
  %293 = or disjoint i64 %292, %285
  %294 = ashr i64 %293, %267
  %295 = trunc i64 %294 to i32
  %296 = icmp slt i32 %218, 111
  %297 = select i1 %296, double 1.000000e+00, double 0x3770000000000000
  %298 = fmul double %182, %297
  %299 = select i1 %296, i32 0, i32 142606336
  %300 = shl nuw nsw i32 %219, 23
  %301 = sub nsw i32 %299, %300
  %302 = add nsw i32 %301, 982515712
  %303 = zext i32 %302 to i64
  %304 = shl nuw i64 %303, 32
  %305 = bitcast i64 %304 to double
  %306 = and i64 %268, 4294967295
  %307 = and i32 %274, 65535
  %308 = or disjoint i32 %307, %302
  %309 = zext i32 %308 to i64
  %310 = shl nuw i64 %309, 32
  %311 = or disjoint i64 %310, %306
  %312 = bitcast i64 %311 to double
  %313 = fsub double %312, %305
  %314 = add nsw i32 %301, 1032847360
  %315 = zext i32 %314 to i64
  %316 = shl nuw i64 %315, 32
  %317 = bitcast i64 %316 to double
  %318 = tail call i32 @llvm.fshl.i32(i32 %279, i32 %274, i32 16)
  %319 = zext i32 %318 to i64
  %320 = lshr i32 %279, 16
  %321 = or disjoint i32 %320, %314
  %322 = zext i32 %321 to i64
  %323 = shl nuw i64 %322, 32
  %324 = or disjoint i64 %323, %319
  %325 = bitcast i64 %324 to double
  %326 = fsub double %325, %317
  %327 = add nsw i32 %301, 1083179008
  %328 = zext nneg i32 %327 to i64
  %329 = shl nuw nsw i64 %328, 32
  %330 = bitcast i64 %329 to double
  %331 = and i64 %284, 4294967295
  %332 = and i32 %289, 65535
  %333 = or disjoint i32 %332, %327
  %334 = zext nneg i32 %333 to i64
  %335 = shl nuw nsw i64 %334, 32
  %336 = or disjoint i64 %335, %331
  %337 = bitcast i64 %336 to double
  %338 = fsub double %337, %330
  %339 = add nsw i32 %301, 1133510656
  %340 = zext nneg i32 %339 to i64
  %341 = shl nuw nsw i64 %340, 32
  %342 = bitcast i64 %341 to double
  %343 = tail call i32 @llvm.fshl.i32(i32 %295, i32 %289, i32 16)
  %344 = zext i32 %343 to i64
  %345 = lshr i32 %295, 16
  %346 = or disjoint i32 %345, %339
  %347 = zext nneg i32 %346 to i64
  %348 = shl nuw nsw i64 %347, 32
  %349 = or disjoint i64 %348, %344
  %350 = bitcast i64 %349 to double
  %351 = fsub double %350, %342
  %352 = fmul double %298, %313
  %353 = fneg double %352
  %354 = tail call noundef double @llvm.fma.f64(double %313, double %298, double %353)
  %355 = fmul double %298, %326
  %356 = fneg double %355
  %357 = tail call noundef double @llvm.fma.f64(double %326, double %298, double %356)
  %358 = fmul double %298, %338
  %359 = fneg double %358
  %360 = tail call noundef double @llvm.fma.f64(double %338, double %298, double %359)
  %361 = fmul double %298, %351
  %362 = fneg double %361
  %363 = tail call noundef double @llvm.fma.f64(double %351, double %298, double %362)
  %364 = fadd double %358, %361
  %365 = fsub double %364, %361
  %366 = fsub double %358, %365
  %367 = fadd double %363, %366
  %368 = fsub double %367, %363
  %369 = fsub double %366, %368
  %370 = fadd double %355, %367
  %371 = fsub double %370, %367
  %372 = fsub double %355, %371
  %373 = fadd double %369, %372
  %374 = fadd double %360, %373
  %375 = fsub double %374, %360
  %376 = fsub double %373, %375
  %377 = fadd double %352, %374
  %378 = fsub double %377, %374
  %379 = fsub double %352, %378
  %380 = fadd double %376, %379
  %381 = fadd double %357, %380
  %382 = fadd double %354, %381
  %383 = fmul double %364, 0x3F50000000000000
  %384 = tail call noundef double @llvm.floor.f64(double %383)
  %385 = fsub double %383, %384
  %386 = tail call noundef double @llvm.minimumnum.f64(double %385, double 0x3FEFFFFFFFFFFFFF)
  %387 = tail call i32 @llvm.nvvm.d2i.lo(double %383) #11
  %388 = tail call i32 @llvm.nvvm.d2i.hi(double %383) #11
  %389 = and i32 %388, 2147483647
  %390 = icmp ne i32 %389, 2146435072
  %391 = icmp ne i32 %387, 0
  %392 = select i1 %390, i1 true, i1 %391
  %393 = select i1 %392, double %386, double 0.000000e+00
  %394 = fcmp ord double %383, 0.000000e+00
  %395 = select i1 %394, double %393, double %383
  %396 = fmul double %395, 1.024000e+03
  %397 = fadd double %370, %396
  %398 = fcmp olt double %397, 0.000000e+00
  %399 = select i1 %398, double 1.024000e+03, double 0.000000e+00
  %400 = fadd double %396, %399
  %401 = fadd double %370, %400
  %402 = tail call noundef double @llvm.floor.f64(double %401)
  %403 = fsub double %401, %402
  %404 = tail call noundef double @llvm.minimumnum.f64(double %403, double 0x3FEFFFFFFFFFFFFF)
  %405 = tail call i32 @llvm.nvvm.d2i.lo(double %401) #11
  %406 = tail call i32 @llvm.nvvm.d2i.hi(double %401) #11
  %407 = and i32 %406, 2147483647
  %408 = icmp ne i32 %407, 2146435072
  %409 = icmp ne i32 %405, 0
  %410 = select i1 %408, i1 true, i1 %409
  %411 = select i1 %410, double %404, double 0.000000e+00
  %412 = fcmp ord double %401, 0.000000e+00
  %413 = select i1 %412, double %411, double %401
  %414 = fsub double %401, %413
  %415 = fptrunc double %414 to float
  %416 = fptosi float %415 to i32
  %417 = fsub double %400, %414
  %418 = fadd double %370, %417
  %419 = fsub double %418, %417
  %420 = fsub double %370, %419
  %421 = fadd double %377, %420
  %422 = fsub double %421, %420
  %423 = fsub double %377, %422
  %424 = fadd double %382, %423
  %425 = fcmp oge double %418, 5.000000e-01
  %426 = zext i1 %425 to i32
  %427 = add nsw i32 %426, %416
  %428 = uitofp i1 %425 to double
  %429 = fsub double %418, %428
  %430 = fadd double %429, %421
  %431 = fsub double %430, %429
  %432 = fsub double %421, %431
  %433 = fadd double %432, %424
  %434 = fmul double %430, 0x3FF921FB54442D18
  %435 = fneg double %434
  %436 = tail call noundef double @llvm.fma.f64(double %430, double 0x3FF921FB54442D18, double %435)
  %437 = tail call noundef double @llvm.fma.f64(double %430, double 0x3C91A62633145C06, double %436)
  %438 = tail call noundef double @llvm.fma.f64(double %433, double 0x3FF921FB54442D18, double %437)
  %439 = fadd double %434, %438
  %440 = fsub double %439, %434
  %441 = fsub double %438, %440
  %442 = select i1 %183, double %439, double %208
  %443 = select i1 %183, double %441, double %211
  %444 = select i1 %183, i32 %427, i32 %213
  %445 = fmul double %442, %442
  %446 = fmul double %445, 5.000000e-01
  %447 = fsub double 1.000000e+00, %446
  %448 = tail call noundef double @llvm.fma.f64(double %445, double 0x3DE5E0B2F9A43BB8, double 0xBE5AE600B42FDFA7)
  %449 = tail call noundef double @llvm.fma.f64(double %448, double %445, double 0x3EC71DE3796CDE01)
  %450 = tail call noundef double @llvm.fma.f64(double %449, double %445, double 0xBF2A01A019E83E5C)
  %451 = tail call noundef double @llvm.fma.f64(double %450, double %445, double 0x3F81111111110BB3)
  %452 = tail call noundef double @llvm.fma.f64(double %445, double 0xBDA907DB46CC5E42, double 0x3E21EEB69037AB78)
  %453 = tail call noundef double @llvm.fma.f64(double %452, double %445, double 0xBE927E4FA17F65F6)
  %454 = tail call noundef double @llvm.fma.f64(double %453, double %445, double 0x3EFA01A019F4EC90)
  %455 = tail call noundef double @llvm.fma.f64(double %454, double %445, double 0xBF56C16C16C16967)
  %456 = tail call noundef double @llvm.fma.f64(double %455, double %445, double 0x3FA5555555555555)
  %457 = fmul double %445, %445
  %458 = fsub double 1.000000e+00, %447
  %459 = fsub double %458, %446
  %460 = tail call noundef double @llvm.fma.f64(double %442, double %443, double %459)
  %461 = tail call noundef double @llvm.fma.f64(double %456, double %457, double %460)
  %462 = fadd double %447, %461
  %463 = fneg double %442
  %464 = fmul double %445, %463
  %465 = fmul double %443, 5.000000e-01
  %466 = tail call noundef double @llvm.fma.f64(double %464, double %451, double %465)
  %467 = fneg double %443
  %468 = tail call noundef double @llvm.fma.f64(double %466, double %445, double %467)
  %469 = tail call noundef double @llvm.fma.f64(double %464, double 0xBFC5555555555555, double %468)
  %470 = fsub double %442, %469
  %471 = and i32 %444, 1
  %472 = icmp eq i32 %471, 0
  %473 = select i1 %472, double %470, double %462
  %474 = bitcast double %473 to i64
  %475 = lshr i32 %444, 1
  %476 = and i32 %475, 1
  %477 = fcmp olt double %12, 0.000000e+00
  %478 = zext i1 %477 to i32
  %479 = xor i32 %476, %478
  %480 = zext nneg i32 %479 to i64
  %481 = shl nuw i64 %480, 63
  %482 = xor i64 %481, %474
  %483 = and i32 %67, 2147483647
  %484 = icmp ne i32 %483, 2146435072
  %485 = icmp ne i32 %68, 0
  %486 = select i1 %484, i1 true, i1 %485
  %487 = and i1 %140, %486
  %488 = bitcast i64 %482 to double
  %489 = select i1 %487, double %488, double 0x7FF8000000000000
  %490 = tail call noundef double @llvm.sqrt.f64(double %12)
  %491 = fmul double %490, %489
  %492 = insertelement <4 x double> %181, double %491, i64 2
  %493 = icmp samesign ult i64 %214, 6863485832112635904
  %494 = select i1 %493, double 1.000000e+00, double 0x1A70000000000000
  %495 = icmp samesign ugt i64 %214, 2355382605114769407
  %496 = select i1 %495, double %494, double 0x6570000000000000
  %497 = fmul double %182, %496
  %498 = fmul double %496, 5.000000e-01
  %499 = fmul double %498, %498
  %500 = tail call noundef double @llvm.fma.f64(double %497, double %497, double %499)
  %501 = tail call double @llvm.sqrt.f64(double %500)
  %502 = fcmp uno double %12, 0.000000e+00
  %503 = add nsw i32 %216, -1022
  %504 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %503, i1 true)
  %505 = icmp samesign ult i32 %504, 55
  %506 = select i1 %493, double 1.000000e+00, double 0x6570000000000000
  %507 = select i1 %495, double %506, double 0x1A70000000000000
  %508 = fmul double %507, %501
  %509 = fadd double %182, 5.000000e-01
  %510 = select i1 %505, double %508, double %509
  %511 = select i1 %502, double 0x7FF8000000000000, double %510
  %512 = fcmp oeq double %182, 0x7FF0000000000000
  %513 = select i1 %512, double 0x7FF0000000000000, double %511
  %514 = insertelement <4 x double> %492, double %513, i64 3
  %515 = getelementptr inbounds nuw <4 x double>, ptr addrspace(1) %1, i64 %10
  store <4 x double> %514, ptr addrspace(1) %515, align 32, !tbaa !19
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
  %38 = tail call i32 @llvm.umin.i32(i32 %37, i32 1022)
  %39 = add nuw nsw i32 %38, 1025
  %40 = zext nneg i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 52
  %42 = or disjoint i64 %41, 3659174697238528
  %43 = bitcast i64 %42 to double
  %44 = icmp samesign ugt i32 %23, 2084
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
  br i1 %12, label %13, label %43

13:                                               ; preds = %3
  %14 = zext nneg i32 %2 to i64
  %15 = mul i64 %11, %14
  %16 = getelementptr double, ptr addrspace(1) %0, i64 %15
  %17 = and i32 %2, 7
  %18 = icmp ult i32 %2, 8
  br i1 %18, label %23, label %19

19:                                               ; preds = %13
  %20 = and i32 %2, 2147483640
  br label %49

21:                                               ; preds = %49
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %43, label %23

23:                                               ; preds = %21, %13
  %24 = phi double [ 0.000000e+00, %13 ], [ %114, %21 ]
  %25 = phi double [ 0.000000e+00, %13 ], [ %116, %21 ]
  %26 = phi i32 [ 0, %13 ], [ %117, %21 ]
  %27 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %27)
  br label %28

28:                                               ; preds = %28, %23
  %29 = phi double [ %24, %23 ], [ %37, %28 ]
  %30 = phi double [ %25, %23 ], [ %39, %28 ]
  %31 = phi i32 [ %26, %23 ], [ %40, %28 ]
  %32 = phi i32 [ 0, %23 ], [ %41, %28 ]
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr double, ptr addrspace(1) %16, i64 %33
  %35 = load double, ptr addrspace(1) %34, align 8, !tbaa !15
  %36 = fsub double %35, %30
  %37 = fadd double %29, %36
  %38 = fsub double %37, %29
  %39 = fsub double %38, %36
  %40 = add nuw nsw i32 %31, 1
  %41 = add i32 %32, 1
  %42 = icmp eq i32 %41, %17
  br i1 %42, label %43, label %28, !llvm.loop !30

43:                                               ; preds = %21, %28, %3
  %44 = phi double [ 0.000000e+00, %3 ], [ %116, %21 ], [ %39, %28 ]
  %45 = phi double [ 0.000000e+00, %3 ], [ %114, %21 ], [ %37, %28 ]
  %46 = insertelement <2 x double> poison, double %45, i64 0
  %47 = insertelement <2 x double> %46, double %44, i64 1
  %48 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %11
  store <2 x double> %47, ptr addrspace(1) %48, align 16, !tbaa !19
  ret void

49:                                               ; preds = %49, %19
  %50 = phi double [ 0.000000e+00, %19 ], [ %114, %49 ]
  %51 = phi double [ 0.000000e+00, %19 ], [ %116, %49 ]
  %52 = phi i32 [ 0, %19 ], [ %117, %49 ]
  %53 = phi i32 [ 0, %19 ], [ %118, %49 ]
  %54 = zext nneg i32 %52 to i64
  %55 = getelementptr double, ptr addrspace(1) %16, i64 %54
  %56 = load double, ptr addrspace(1) %55, align 8, !tbaa !15
  %57 = fsub double %56, %51
  %58 = fadd double %50, %57
  %59 = fsub double %58, %50
  %60 = fsub double %59, %57
  %61 = zext nneg i32 %52 to i64
  %62 = getelementptr double, ptr addrspace(1) %16, i64 %61
  %63 = getelementptr i8, ptr addrspace(1) %62, i64 8
  %64 = load double, ptr addrspace(1) %63, align 8, !tbaa !15
  %65 = fsub double %64, %60
  %66 = fadd double %58, %65
  %67 = fsub double %66, %58
  %68 = fsub double %67, %65
  %69 = zext nneg i32 %52 to i64
  %70 = getelementptr double, ptr addrspace(1) %16, i64 %69
  %71 = getelementptr i8, ptr addrspace(1) %70, i64 16
  %72 = load double, ptr addrspace(1) %71, align 8, !tbaa !15
  %73 = fsub double %72, %68
  %74 = fadd double %66, %73
  %75 = fsub double %74, %66
  %76 = fsub double %75, %73
  %77 = zext nneg i32 %52 to i64
  %78 = getelementptr double, ptr addrspace(1) %16, i64 %77
  %79 = getelementptr i8, ptr addrspace(1) %78, i64 24
  %80 = load double, ptr addrspace(1) %79, align 8, !tbaa !15
  %81 = fsub double %80, %76
  %82 = fadd double %74, %81
  %83 = fsub double %82, %74
  %84 = fsub double %83, %81
  %85 = zext nneg i32 %52 to i64
  %86 = getelementptr double, ptr addrspace(1) %16, i64 %85
  %87 = getelementptr i8, ptr addrspace(1) %86, i64 32
  %88 = load double, ptr addrspace(1) %87, align 8, !tbaa !15
  %89 = fsub double %88, %84
  %90 = fadd double %82, %89
  %91 = fsub double %90, %82
  %92 = fsub double %91, %89
  %93 = zext nneg i32 %52 to i64
  %94 = getelementptr double, ptr addrspace(1) %16, i64 %93
  %95 = getelementptr i8, ptr addrspace(1) %94, i64 40
  %96 = load double, ptr addrspace(1) %95, align 8, !tbaa !15
  %97 = fsub double %96, %92
  %98 = fadd double %90, %97
  %99 = fsub double %98, %90
  %100 = fsub double %99, %97
  %101 = zext nneg i32 %52 to i64
  %102 = getelementptr double, ptr addrspace(1) %16, i64 %101
  %103 = getelementptr i8, ptr addrspace(1) %102, i64 48
  %104 = load double, ptr addrspace(1) %103, align 8, !tbaa !15
  %105 = fsub double %104, %100
  %106 = fadd double %98, %105
  %107 = fsub double %106, %98
  %108 = fsub double %107, %105
  %109 = zext nneg i32 %52 to i64
  %110 = getelementptr double, ptr addrspace(1) %16, i64 %109
  %111 = getelementptr i8, ptr addrspace(1) %110, i64 56
  %112 = load double, ptr addrspace(1) %111, align 8, !tbaa !15
  %113 = fsub double %112, %108
  %114 = fadd double %106, %113
  %115 = fsub double %114, %106
  %116 = fsub double %115, %113
  %117 = add nuw nsw i32 %52, 8
  %118 = add i32 %53, 8
  %119 = icmp eq i32 %118, %20
  br i1 %119, label %21, label %49
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
  br i1 %35, label %36, label %77

36:                                               ; preds = %4
  %37 = and i32 %3, 1
  %38 = icmp eq i32 %3, 1
  br i1 %38, label %43, label %39

39:                                               ; preds = %36
  %40 = and i32 %3, 2147483646
  br label %80

41:                                               ; preds = %80
  %42 = icmp eq i32 %37, 0
  br i1 %42, label %77, label %43

43:                                               ; preds = %41, %36
  %44 = phi <2 x double> [ <double 1.000000e+00, double 0.000000e+00>, %36 ], [ %140, %41 ]
  %45 = icmp ne i32 %37, 0
  tail call void @llvm.assume(i1 %45)
  %46 = extractelement <2 x double> %44, i64 0
  %47 = fmul double %18, %46
  %48 = fneg double %47
  %49 = tail call noundef double @llvm.fma.f64(double %46, double %18, double %48)
  %50 = fmul double %23, %46
  %51 = extractelement <2 x double> %44, i64 1
  %52 = fmul double %18, %51
  %53 = fadd double %50, %52
  %54 = fadd double %49, %53
  %55 = fadd double %47, %54
  %56 = fsub double %55, %47
  %57 = fsub double %55, %56
  %58 = fsub double %47, %57
  %59 = fsub double %54, %56
  %60 = fadd double %59, %58
  %61 = fadd double %29, %55
  %62 = fsub double %61, %55
  %63 = fsub double %61, %62
  %64 = fsub double %55, %63
  %65 = fsub double %29, %62
  %66 = fadd double %65, %64
  %67 = fadd double %60, %66
  %68 = fadd double %34, %67
  %69 = fadd double %61, %68
  %70 = fsub double %69, %61
  %71 = insertelement <2 x double> poison, double %69, i64 0
  %72 = fsub double %69, %70
  %73 = fsub double %61, %72
  %74 = fsub double %68, %70
  %75 = fadd double %74, %73
  %76 = insertelement <2 x double> %71, double %75, i64 1
  br label %77

77:                                               ; preds = %43, %41, %4
  %78 = phi <2 x double> [ <double 1.000000e+00, double 0.000000e+00>, %4 ], [ %140, %41 ], [ %76, %43 ]
  %79 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %12
  store <2 x double> %78, ptr addrspace(1) %79, align 16, !tbaa !19
  ret void

80:                                               ; preds = %80, %39
  %81 = phi <2 x double> [ <double 1.000000e+00, double 0.000000e+00>, %39 ], [ %140, %80 ]
  %82 = phi i32 [ 0, %39 ], [ %141, %80 ]
  %83 = extractelement <2 x double> %81, i64 0
  %84 = fmul double %18, %83
  %85 = fneg double %84
  %86 = tail call noundef double @llvm.fma.f64(double %83, double %18, double %85)
  %87 = fmul double %23, %83
  %88 = extractelement <2 x double> %81, i64 1
  %89 = fmul double %18, %88
  %90 = fadd double %87, %89
  %91 = fadd double %86, %90
  %92 = fadd double %84, %91
  %93 = fsub double %92, %84
  %94 = fsub double %92, %93
  %95 = fsub double %84, %94
  %96 = fsub double %91, %93
  %97 = fadd double %96, %95
  %98 = fadd double %29, %92
  %99 = fsub double %98, %92
  %100 = fsub double %98, %99
  %101 = fsub double %92, %100
  %102 = fsub double %29, %99
  %103 = fadd double %102, %101
  %104 = fadd double %97, %103
  %105 = fadd double %34, %104
  %106 = fadd double %98, %105
  %107 = fsub double %106, %98
  %108 = fsub double %106, %107
  %109 = fsub double %98, %108
  %110 = fsub double %105, %107
  %111 = fadd double %110, %109
  %112 = fmul double %18, %106
  %113 = fneg double %112
  %114 = tail call noundef double @llvm.fma.f64(double %106, double %18, double %113)
  %115 = fmul double %23, %106
  %116 = fmul double %18, %111
  %117 = fadd double %115, %116
  %118 = fadd double %114, %117
  %119 = fadd double %112, %118
  %120 = fsub double %119, %112
  %121 = fsub double %119, %120
  %122 = fsub double %112, %121
  %123 = fsub double %118, %120
  %124 = fadd double %123, %122
  %125 = fadd double %29, %119
  %126 = fsub double %125, %119
  %127 = fsub double %125, %126
  %128 = fsub double %119, %127
  %129 = fsub double %29, %126
  %130 = fadd double %129, %128
  %131 = fadd double %124, %130
  %132 = fadd double %34, %131
  %133 = fadd double %125, %132
  %134 = fsub double %133, %125
  %135 = insertelement <2 x double> poison, double %133, i64 0
  %136 = fsub double %133, %134
  %137 = fsub double %125, %136
  %138 = fsub double %132, %134
  %139 = fadd double %138, %137
  %140 = insertelement <2 x double> %135, double %139, i64 1
  %141 = add i32 %82, 2
  %142 = icmp eq i32 %141, %40
  br i1 %142, label %41, label %80
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #10

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
