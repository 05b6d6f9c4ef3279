; ModuleID = 'bits.cl'
source_filename = "bits.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 2 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z8popcountj(i32 noundef %8) #3
  %10 = tail call spir_func i32 @_Z3clzj(i32 noundef %8) #3
  %11 = shl i32 %10, 6
  %12 = add i32 %11, %9
  %13 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %8, i32 noundef %5) #3
  %14 = add i32 %12, %13
  %15 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %8, i32 noundef -1640531527) #3
  %16 = add i32 %14, %15
  %17 = and i32 %8, 65535
  %18 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %17, i32 noundef %5, i32 noundef 5) #3
  %19 = add i32 %16, %18
  %20 = tail call spir_func i32 @_Z3minjj(i32 noundef %8, i32 noundef 77) #3
  %21 = tail call spir_func i32 @_Z3maxii(i32 noundef %8, i32 noundef -5) #3
  %22 = add i32 %21, %20
  %23 = tail call spir_func i32 @_Z3absi(i32 noundef %8) #3
  %24 = add i32 %22, %23
  %25 = tail call spir_func i32 @_Z4haddjj(i32 noundef %8, i32 noundef %19) #3
  %26 = add i32 %24, %25
  %27 = tail call spir_func i32 @_Z7add_satjj(i32 noundef %8, i32 noundef -268435456) #3
  %28 = add i32 %26, %27
  %29 = xor i32 %28, %19
  %30 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = getelementptr inbounds i16, ptr addrspace(1) %2, i64 %6
  %32 = load i16, ptr addrspace(1) %31, align 2, !tbaa !12
  %33 = tail call spir_func zeroext i16 @_Z7add_sattt(i16 noundef zeroext %32, i16 noundef zeroext -256) #3
  %34 = tail call spir_func zeroext i16 @_Z3clzt(i16 noundef zeroext %32) #3
  %35 = sub i16 %33, %34
  store i16 %35, ptr addrspace(1) %31, align 2, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 2 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z8popcountj(i32 noundef %8) #3
  %10 = tail call spir_func i32 @_Z3clzj(i32 noundef %8) #3
  %11 = shl i32 %10, 6
  %12 = add i32 %11, %9
  %13 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %8, i32 noundef %5) #3
  %14 = add i32 %12, %13
  %15 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %8, i32 noundef -1640531527) #3
  %16 = add i32 %14, %15
  %17 = and i32 %8, 65535
  %18 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %17, i32 noundef %5, i32 noundef 5) #3
  %19 = add i32 %16, %18
  %20 = tail call spir_func i32 @_Z3minjj(i32 noundef %8, i32 noundef 77) #3
  %21 = tail call spir_func i32 @_Z3maxii(i32 noundef %8, i32 noundef -5) #3
  %22 = add i32 %21, %20
  %23 = tail call spir_func i32 @_Z3absi(i32 noundef %8) #3
  %24 = add i32 %22, %23
  %25 = tail call spir_func i32 @_Z4haddjj(i32 noundef %8, i32 noundef %19) #3
  %26 = add i32 %24, %25
  %27 = tail call spir_func i32 @_Z7add_satjj(i32 noundef %8, i32 noundef -268435456) #3
  %28 = add i32 %26, %27
  %29 = xor i32 %28, %19
  %30 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = getelementptr inbounds i16, ptr addrspace(1) %2, i64 %6
  %32 = load i16, ptr addrspace(1) %31, align 2, !tbaa !12
  %33 = tail call spir_func zeroext i16 @_Z7add_sattt(i16 noundef zeroext %32, i16 noundef zeroext -256) #3
  %34 = tail call spir_func zeroext i16 @_Z3clzt(i16 noundef zeroext %32) #3
  %35 = sub i16 %33, %34
  store i16 %35, ptr addrspace(1) %31, align 2, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcountj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3clzj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z4haddjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i16 @_Z7add_sattt(i16 noundef zeroext, i16 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i16 @_Z3clzt(i16 noundef zeroext) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"ushort*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
