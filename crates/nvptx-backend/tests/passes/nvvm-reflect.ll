; passes: nvvm-reflect,simplifycfg
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"
@.str.1 = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00"

define float @f(float %x, float %y) {
  %ftz = call i32 @__nvvm_reflect(ptr @.str)
  %on = icmp ne i32 %ftz, 0
  br i1 %on, label %flush, label %exact
flush:
  %a = fmul float %x, 2.0
  ret float %a
exact:
  %b = fmul float %y, 3.0
  ret float %b
}

define i32 @arch() {
  %r = call i32 @__nvvm_reflect(ptr @.str.1)
  ret i32 %r
}

declare i32 @__nvvm_reflect(ptr)

!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
