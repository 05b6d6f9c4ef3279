; ModuleID = 'long_ops.cl'
source_filename = "long_ops.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @long_ops(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, i64 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  tail call void @__clang_ocl_kern_imp_long_ops(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3, i64 noundef %4) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_long_ops(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, i64 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = srem i32 %14, 3
  switch i32 %15, label %24 [
    i32 0, label %16
    i32 1, label %21
  ]

16:                                               ; preds = %5
  %17 = shl i64 %13, 32
  %18 = ashr exact i64 %17, 29
  %19 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %18
  %20 = load i64, ptr addrspace(1) %19, align 8, !tbaa !13
  br label %30

21:                                               ; preds = %5
  %22 = mul i64 %13, 12884901888
  %23 = ashr exact i64 %22, 32
  br label %30

24:                                               ; preds = %5
  %25 = shl i64 %13, 32
  %26 = ashr exact i64 %25, 29
  %27 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %26
  %28 = load i64, ptr addrspace(1) %27, align 8, !tbaa !13
  %29 = and i64 %28, -4294967296
  br label %30

30:                                               ; preds = %21, %24, %16
  %31 = phi i64 [ %20, %16 ], [ %23, %21 ], [ %29, %24 ]
  %32 = srem i32 %14, 5
  switch i32 %32, label %43 [
    i32 0, label %33
    i32 1, label %38
    i32 2, label %49
    i32 3, label %41
  ]

33:                                               ; preds = %30
  %34 = shl i64 %13, 32
  %35 = ashr exact i64 %34, 29
  %36 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %35
  %37 = load i64, ptr addrspace(1) %36, align 8, !tbaa !13
  br label %49

38:                                               ; preds = %30
  %39 = mul i64 %13, -4294967296
  %40 = ashr exact i64 %39, 32
  br label %49

41:                                               ; preds = %30
  %42 = add i64 %31, 1
  br label %49

43:                                               ; preds = %30
  %44 = shl i64 %13, 32
  %45 = ashr exact i64 %44, 29
  %46 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %45
  %47 = load i64, ptr addrspace(1) %46, align 8, !tbaa !13
  %48 = ashr i64 %47, 20
  br label %49

49:                                               ; preds = %30, %38, %41, %43, %33
  %50 = phi i64 [ %37, %33 ], [ %40, %38 ], [ %48, %43 ], [ %42, %41 ], [ %31, %30 ]
  %51 = shl i64 %13, 32
  %52 = ashr exact i64 %51, 32
  %53 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %52
  %54 = load i64, ptr addrspace(1) %53, align 8, !tbaa !13
  %55 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %52
  %56 = load i64, ptr addrspace(1) %55, align 8, !tbaa !13
  %57 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %52
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !15
  %59 = srem i32 %14, 4
  %60 = icmp eq i32 %59, 0
  %61 = icmp eq i32 %59, 1
  %62 = select i1 %61, float 1.000000e+05, float 0x426D1A94A0000000
  %63 = select i1 %60, float 1.000000e+00, float %62
  %64 = lshr i64 %54, 13
  %65 = shl nsw i32 %14, 5
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i64, ptr addrspace(1) %3, i64 %66
  %68 = fmul float %63, %58
  %69 = add i64 %50, %31
  store i64 %69, ptr addrspace(1) %67, align 8, !tbaa !13
  %70 = sub i64 %31, %50
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 8
  store i64 %70, ptr addrspace(1) %71, align 8, !tbaa !13
  %72 = sub i64 0, %31
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 16
  store i64 %72, ptr addrspace(1) %73, align 8, !tbaa !13
  %74 = mul i64 %50, %31
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 24
  store i64 %74, ptr addrspace(1) %75, align 8, !tbaa !13
  %76 = and i64 %64, 4294967295
  %77 = and i64 %56, 4294967295
  %78 = mul nuw i64 %76, %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 32
  store i64 %78, ptr addrspace(1) %79, align 8, !tbaa !13
  %80 = shl i64 %56, 32
  %81 = ashr exact i64 %80, 32
  %82 = shl i64 %64, 32
  %83 = ashr exact i64 %82, 32
  %84 = mul nsw i64 %81, %83
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 40
  store i64 %84, ptr addrspace(1) %85, align 8, !tbaa !13
  %86 = mul nsw i64 %81, 2454267027
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 48
  store i64 %86, ptr addrspace(1) %87, align 8, !tbaa !13
  %88 = and i64 %50, 63
  %89 = shl i64 %31, %88
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 56
  store i64 %89, ptr addrspace(1) %90, align 8, !tbaa !13
  %91 = lshr i64 %31, %88
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 64
  store i64 %91, ptr addrspace(1) %92, align 8, !tbaa !13
  %93 = and i64 %31, 63
  %94 = ashr i64 %50, %93
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 72
  store i64 %94, ptr addrspace(1) %95, align 8, !tbaa !13
  %96 = shl i64 %31, 5
  %97 = lshr i64 %31, 32
  %98 = xor i64 %96, %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 80
  store i64 %98, ptr addrspace(1) %99, align 8, !tbaa !13
  %100 = shl i64 %31, 32
  %101 = ashr i64 %50, 40
  %102 = xor i64 %101, %100
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 88
  store i64 %102, ptr addrspace(1) %103, align 8, !tbaa !13
  %104 = shl i64 %31, 51
  %105 = ashr i64 %50, 32
  %106 = lshr i64 %31, 63
  %107 = or disjoint i64 %106, %104
  %108 = xor i64 %107, %105
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 96
  store i64 %108, ptr addrspace(1) %109, align 8, !tbaa !13
  %110 = icmp slt i64 %31, %50
  %111 = zext i1 %110 to i64
  %112 = icmp sgt i64 %31, %50
  %113 = select i1 %112, i64 0, i64 2
  %114 = or disjoint i64 %113, %111
  %115 = icmp eq i64 %31, %50
  %116 = select i1 %115, i64 4, i64 0
  %117 = or disjoint i64 %114, %116
  %118 = select i1 %115, i64 0, i64 8
  %119 = or disjoint i64 %117, %118
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 104
  store i64 %119, ptr addrspace(1) %120, align 8, !tbaa !13
  %121 = icmp ult i64 %31, %50
  %122 = zext i1 %121 to i64
  %123 = icmp ugt i64 %31, %50
  %124 = select i1 %123, i64 0, i64 2
  %125 = or disjoint i64 %124, %122
  %126 = select i1 %123, i64 4, i64 0
  %127 = or disjoint i64 %125, %126
  %128 = select i1 %121, i64 0, i64 8
  %129 = or disjoint i64 %127, %128
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 112
  store i64 %129, ptr addrspace(1) %130, align 8, !tbaa !13
  %131 = icmp sgt i64 %50, %4
  %132 = zext i1 %131 to i64
  %133 = icmp slt i64 %50, 0
  %134 = select i1 %133, i64 0, i64 2
  %135 = icmp ugt i64 %31, 100
  %136 = select i1 %135, i64 4, i64 0
  %137 = or disjoint i64 %136, %132
  %138 = or disjoint i64 %137, %134
  %139 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 120
  store i64 %138, ptr addrspace(1) %139, align 8, !tbaa !13
  %140 = tail call noundef i64 @llvm.smin.i64(i64 %50, i64 %31)
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 128
  store i64 %140, ptr addrspace(1) %141, align 8, !tbaa !13
  %142 = tail call noundef i64 @llvm.smax.i64(i64 %31, i64 %50)
  %143 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 136
  store i64 %142, ptr addrspace(1) %143, align 8, !tbaa !13
  %144 = tail call noundef i64 @llvm.umin.i64(i64 %50, i64 %31)
  %145 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 144
  store i64 %144, ptr addrspace(1) %145, align 8, !tbaa !13
  %146 = tail call noundef i64 @llvm.umax.i64(i64 %31, i64 %50)
  %147 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 152
  store i64 %146, ptr addrspace(1) %147, align 8, !tbaa !13
  %148 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %50, i1 false)
  %149 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 160
  store i64 %148, ptr addrspace(1) %149, align 8, !tbaa !13
  %150 = and i64 %50, %31
  %151 = and i64 %31, 71777214294589695
  %152 = xor i64 %151, 71777214294589695
  %153 = or i64 %150, %152
  %154 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 168
  store i64 %153, ptr addrspace(1) %154, align 8, !tbaa !13
  %155 = sitofp i64 %50 to float
  %156 = bitcast float %155 to i32
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 176
  store i64 %157, ptr addrspace(1) %158, align 8, !tbaa !13
  %159 = uitofp i64 %31 to float
  %160 = bitcast float %159 to i32
  %161 = zext nneg i32 %160 to i64
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 184
  store i64 %161, ptr addrspace(1) %162, align 8, !tbaa !13
  %163 = fptosi float %68 to i64
  %164 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 192
  store i64 %163, ptr addrspace(1) %164, align 8, !tbaa !13
  %165 = tail call noundef float @llvm.fabs.f32(float %68)
  %166 = fptoui float %165 to i64
  %167 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 200
  store i64 %166, ptr addrspace(1) %167, align 8, !tbaa !13
  %168 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %31)
  %169 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 208
  store i64 %168, ptr addrspace(1) %169, align 8, !tbaa !13
  %170 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %31, i1 false)
  %171 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 216
  store i64 %170, ptr addrspace(1) %171, align 8, !tbaa !13
  %172 = tail call noundef i64 @llvm.fshl.i64(i64 %31, i64 %31, i64 range(i64 0, 64) %50)
  %173 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 224
  store i64 %172, ptr addrspace(1) %173, align 8, !tbaa !13
  %174 = shl i64 %50, 56
  %175 = ashr exact i64 %174, 56
  %176 = shl i64 %31, 48
  %177 = ashr exact i64 %176, 48
  %178 = and i64 %97, 255
  %179 = add nsw i64 %178, %177
  %180 = add nsw i64 %179, %175
  %181 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 232
  store i64 %180, ptr addrspace(1) %181, align 8, !tbaa !13
  %182 = add i64 %31, 81985529216486818
  %183 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 240
  store i64 %182, ptr addrspace(1) %183, align 8, !tbaa !13
  %184 = mul nsw i64 %50, %4
  %185 = and i32 %14, 1
  %186 = icmp eq i32 %185, 0
  %187 = select i1 %186, i64 %50, i64 %31
  %188 = add i64 %184, %187
  %189 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 248
  store i64 %188, ptr addrspace(1) %189, align 8, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"ulong*", !"long*", !"float*", !"ulong*", !"long"}
!12 = !{!"const", !"const", !"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
