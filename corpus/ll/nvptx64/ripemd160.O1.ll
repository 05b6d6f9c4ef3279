; ModuleID = 'corpus/opencl/ripemd160.cl'
source_filename = "corpus/opencl/ripemd160.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@rl = dso_local local_unnamed_addr addrspace(4) constant [80 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\07\04\0D\01\0A\06\0F\03\0C\00\09\05\02\0E\0B\08\03\0A\0E\04\09\0F\08\01\02\07\00\06\0D\0B\05\0C\01\09\0B\0A\00\08\0C\04\0D\03\07\0F\0E\05\06\02\04\00\05\09\07\0C\02\0A\0E\01\03\08\0B\06\0F\0D", align 1
@rr = dso_local local_unnamed_addr addrspace(4) constant [80 x i8] c"\05\0E\07\00\09\02\0B\04\0D\06\0F\08\01\0A\03\0C\06\0B\03\07\00\0D\05\0A\0E\0F\08\0C\04\09\01\02\0F\05\01\03\07\0E\06\09\0B\08\0C\02\0A\00\04\0D\08\06\04\01\03\0B\0F\00\05\0C\02\0D\09\07\0A\0E\0C\0F\0A\04\01\05\08\07\06\02\0D\0E\00\03\09\0B", align 1
@sl = dso_local local_unnamed_addr addrspace(4) constant [80 x i8] c"\0B\0E\0F\0C\05\08\07\09\0B\0D\0E\0F\06\07\09\08\07\06\08\0D\0B\09\07\0F\07\0C\0F\09\0B\07\0D\0C\0B\0D\06\07\0E\09\0D\0F\0E\08\0D\06\05\0C\07\05\0B\0C\0E\0F\0E\0F\09\08\09\0E\05\06\08\06\05\0C\09\0F\05\0B\06\08\0D\0C\05\0C\0D\0E\0B\08\05\06", align 1
@sr = dso_local local_unnamed_addr addrspace(4) constant [80 x i8] c"\08\09\09\0B\0D\0F\0F\05\07\07\08\0B\0E\0E\0C\06\09\0D\0F\07\0C\08\09\0B\07\07\0C\07\06\0F\0D\0B\09\07\0F\0B\08\06\06\0E\0C\0D\05\0E\0D\0D\07\05\0F\05\08\0B\0E\0E\06\0E\06\09\0C\09\0C\05\0F\08\08\05\0C\09\0C\05\0E\06\08\0D\06\05\0F\0D\0B\0B", align 1
@kl = dso_local local_unnamed_addr addrspace(4) constant [5 x i32] [i32 0, i32 1518500249, i32 1859775393, i32 -1894007588, i32 -1454113458], align 4
@kr = dso_local local_unnamed_addr addrspace(4) constant [5 x i32] [i32 1352829926, i32 1548603684, i32 1836072691, i32 2053994217, i32 0], align 4
@__const.ripemd160.h = private unnamed_addr addrspace(4) constant [5 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 -1009589776], align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ripemd160(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_ripemd160(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_ripemd160(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [5 x i32], align 4
  %5 = alloca [5 x i32], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %6
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %11 = shl i32 %10, 3
  br label %15

12:                                               ; preds = %23
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i32 128, ptr %13, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i32 256, ptr %14, align 4, !tbaa !6
  br label %153

15:                                               ; preds = %2, %23
  %16 = phi i32 [ 0, %2 ], [ %27, %23 ]
  %17 = icmp samesign ult i32 %16, 8
  br i1 %17, label %18, label %23

18:                                               ; preds = %15
  %19 = or disjoint i32 %16, %11
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %15, %18
  %24 = phi i32 [ %22, %18 ], [ 0, %15 ]
  %25 = zext nneg i32 %16 to i64
  %26 = getelementptr inbounds nuw i32, ptr %3, i64 %25
  store i32 %24, ptr %26, align 4, !tbaa !6
  %27 = add nuw nsw i32 %16, 1
  %28 = icmp eq i32 %27, 16
  br i1 %28, label %12, label %15, !llvm.loop !14

29:                                               ; preds = %153
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %34 = load i32, ptr %4, align 4, !tbaa !6
  %35 = load i32, ptr %30, align 4, !tbaa !6
  %36 = load i32, ptr %31, align 4, !tbaa !6
  %37 = load i32, ptr %32, align 4, !tbaa !6
  %38 = load i32, ptr %33, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %68, %29
  %40 = phi i32 [ 0, %29 ], [ %88, %68 ]
  %41 = phi i32 [ %34, %29 ], [ %45, %68 ]
  %42 = phi i32 [ %35, %29 ], [ %86, %68 ]
  %43 = phi i32 [ %36, %29 ], [ %42, %68 ]
  %44 = phi i32 [ %37, %29 ], [ %87, %68 ]
  %45 = phi i32 [ %38, %29 ], [ %44, %68 ]
  %46 = lshr i32 %40, 4
  switch i32 %46, label %64 [
    i32 0, label %47
    i32 1, label %50
    i32 2, label %55
    i32 3, label %59
  ]

47:                                               ; preds = %39
  %48 = xor i32 %43, %42
  %49 = xor i32 %48, %44
  br label %68

50:                                               ; preds = %39
  %51 = and i32 %43, %42
  %52 = xor i32 %42, -1
  %53 = and i32 %44, %52
  %54 = or disjoint i32 %53, %51
  br label %68

55:                                               ; preds = %39
  %56 = xor i32 %43, -1
  %57 = or i32 %42, %56
  %58 = xor i32 %57, %44
  br label %68

59:                                               ; preds = %39
  %60 = and i32 %44, %42
  %61 = xor i32 %44, -1
  %62 = and i32 %43, %61
  %63 = or disjoint i32 %60, %62
  br label %68

64:                                               ; preds = %39
  %65 = xor i32 %44, -1
  %66 = or i32 %43, %65
  %67 = xor i32 %66, %42
  br label %68

68:                                               ; preds = %64, %59, %55, %50, %47
  %69 = phi i32 [ %67, %64 ], [ %49, %47 ], [ %54, %50 ], [ %58, %55 ], [ %63, %59 ]
  %70 = add i32 %69, %41
  %71 = zext nneg i32 %40 to i64
  %72 = getelementptr inbounds nuw i8, ptr addrspace(4) @rl, i64 %71
  %73 = load i8, ptr addrspace(4) %72, align 1, !tbaa !16
  %74 = zext i8 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %3, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !6
  %77 = add i32 %70, %76
  %78 = zext nneg i32 %46 to i64
  %79 = getelementptr inbounds nuw i32, ptr addrspace(4) @kl, i64 %78
  %80 = load i32, ptr addrspace(4) %79, align 4, !tbaa !6
  %81 = add i32 %77, %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(4) @sl, i64 %71
  %83 = load i8, ptr addrspace(4) %82, align 1, !tbaa !16
  %84 = zext i8 %83 to i32
  %85 = tail call noundef i32 @llvm.fshl.i32(i32 %81, i32 %81, i32 range(i32 0, 256) %84)
  %86 = add i32 %85, %45
  %87 = tail call noundef i32 @llvm.fshl.i32(i32 %43, i32 %43, i32 10)
  %88 = add nuw nsw i32 %40, 1
  %89 = icmp eq i32 %88, 80
  br i1 %89, label %90, label %39, !llvm.loop !17

90:                                               ; preds = %68
  store i32 %45, ptr %4, align 4, !tbaa !6
  store i32 %44, ptr %33, align 4, !tbaa !6
  store i32 %87, ptr %32, align 4, !tbaa !6
  store i32 %42, ptr %31, align 4, !tbaa !6
  store i32 %86, ptr %30, align 4, !tbaa !6
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %94 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %95 = load i32, ptr %5, align 4, !tbaa !6
  %96 = load i32, ptr %91, align 4, !tbaa !6
  %97 = load i32, ptr %92, align 4, !tbaa !6
  %98 = load i32, ptr %93, align 4, !tbaa !6
  %99 = load i32, ptr %94, align 4, !tbaa !6
  br label %100

100:                                              ; preds = %129, %90
  %101 = phi i32 [ 0, %90 ], [ %149, %129 ]
  %102 = phi i32 [ %95, %90 ], [ %106, %129 ]
  %103 = phi i32 [ %96, %90 ], [ %147, %129 ]
  %104 = phi i32 [ %97, %90 ], [ %103, %129 ]
  %105 = phi i32 [ %98, %90 ], [ %148, %129 ]
  %106 = phi i32 [ %99, %90 ], [ %105, %129 ]
  %107 = lshr i32 %101, 4
  switch i32 %107, label %125 [
    i32 4, label %108
    i32 3, label %111
    i32 2, label %116
    i32 1, label %120
  ]

108:                                              ; preds = %100
  %109 = xor i32 %104, %103
  %110 = xor i32 %109, %105
  br label %129

111:                                              ; preds = %100
  %112 = and i32 %104, %103
  %113 = xor i32 %103, -1
  %114 = and i32 %105, %113
  %115 = or disjoint i32 %114, %112
  br label %129

116:                                              ; preds = %100
  %117 = xor i32 %104, -1
  %118 = or i32 %103, %117
  %119 = xor i32 %118, %105
  br label %129

120:                                              ; preds = %100
  %121 = and i32 %105, %103
  %122 = xor i32 %105, -1
  %123 = and i32 %104, %122
  %124 = or disjoint i32 %121, %123
  br label %129

125:                                              ; preds = %100
  %126 = xor i32 %105, -1
  %127 = or i32 %104, %126
  %128 = xor i32 %127, %103
  br label %129

129:                                              ; preds = %125, %120, %116, %111, %108
  %130 = phi i32 [ %128, %125 ], [ %110, %108 ], [ %115, %111 ], [ %119, %116 ], [ %124, %120 ]
  %131 = add i32 %130, %102
  %132 = zext nneg i32 %101 to i64
  %133 = getelementptr inbounds nuw i8, ptr addrspace(4) @rr, i64 %132
  %134 = load i8, ptr addrspace(4) %133, align 1, !tbaa !16
  %135 = zext i8 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %3, i64 %135
  %137 = load i32, ptr %136, align 4, !tbaa !6
  %138 = add i32 %131, %137
  %139 = zext nneg i32 %107 to i64
  %140 = getelementptr inbounds nuw i32, ptr addrspace(4) @kr, i64 %139
  %141 = load i32, ptr addrspace(4) %140, align 4, !tbaa !6
  %142 = add i32 %138, %141
  %143 = getelementptr inbounds nuw i8, ptr addrspace(4) @sr, i64 %132
  %144 = load i8, ptr addrspace(4) %143, align 1, !tbaa !16
  %145 = zext i8 %144 to i32
  %146 = tail call noundef i32 @llvm.fshl.i32(i32 %142, i32 %142, i32 range(i32 0, 256) %145)
  %147 = add i32 %146, %106
  %148 = tail call noundef i32 @llvm.fshl.i32(i32 %104, i32 %104, i32 10)
  %149 = add nuw nsw i32 %101, 1
  %150 = icmp eq i32 %149, 80
  br i1 %150, label %151, label %100, !llvm.loop !17

151:                                              ; preds = %129
  store i32 %106, ptr %5, align 4, !tbaa !6
  store i32 %105, ptr %94, align 4, !tbaa !6
  store i32 %148, ptr %93, align 4, !tbaa !6
  store i32 %103, ptr %92, align 4, !tbaa !6
  store i32 %147, ptr %91, align 4, !tbaa !6
  %152 = mul i32 %10, 5
  br label %163

153:                                              ; preds = %12, %153
  %154 = phi i32 [ 0, %12 ], [ %160, %153 ]
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr addrspace(4) @__const.ripemd160.h, i64 %155
  %157 = load i32, ptr addrspace(4) %156, align 4, !tbaa !6
  %158 = getelementptr inbounds nuw i32, ptr %4, i64 %155
  store i32 %157, ptr %158, align 4, !tbaa !6
  %159 = getelementptr inbounds nuw i32, ptr %5, i64 %155
  store i32 %157, ptr %159, align 4, !tbaa !6
  %160 = add nuw nsw i32 %154, 1
  %161 = icmp eq i32 %160, 5
  br i1 %161, label %29, label %153, !llvm.loop !18

162:                                              ; preds = %163
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void

163:                                              ; preds = %151, %163
  %164 = phi i32 [ 0, %151 ], [ %165, %163 ]
  %165 = add nuw nsw i32 %164, 1
  %166 = icmp eq i32 %165, 5
  %167 = select i1 %166, i32 0, i32 %165
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr addrspace(4) @__const.ripemd160.h, i64 %168
  %170 = load i32, ptr addrspace(4) %169, align 4, !tbaa !6
  %171 = add nuw nsw i32 %164, 2
  %172 = urem i32 %171, 5
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i32, ptr %4, i64 %173
  %175 = load i32, ptr %174, align 4, !tbaa !6
  %176 = add i32 %175, %170
  %177 = add nuw nsw i32 %164, 3
  %178 = urem i32 %177, 5
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr %5, i64 %179
  %181 = load i32, ptr %180, align 4, !tbaa !6
  %182 = add i32 %176, %181
  %183 = add i32 %164, %152
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %184
  store i32 %182, ptr addrspace(1) %185, align 4, !tbaa !6
  %186 = icmp eq i32 %165, 5
  br i1 %186, label %162, label %163, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!12 = !{!"uint*", !"uint*"}
!13 = !{!"const", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!8, !8, i64 0}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
