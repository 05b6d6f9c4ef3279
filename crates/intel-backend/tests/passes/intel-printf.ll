; passes: intel-printf
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A5"
target triple = "spir64"

@format = private addrspace(4) constant [10 x i8] c"%d %f %s\0A\00", align 1
@word = private addrspace(4) constant [4 x i8] c"abc\00", align 1
@other = private addrspace(4) constant [3 x i8] c"de\00", align 1
@rows = private addrspace(4) constant [6 x i8] c"%v2d\0A\00", align 1

declare spir_func i32 @printf(ptr addrspace(4), ...)

; Each argument behind a number for its type; strings by their addresses, a string that is chosen, too.
define spir_kernel void @single(i32 %n, double %x, i1 %c) {
  %s = select i1 %c, ptr addrspace(4) @word, ptr addrspace(4) @other
  %r = call spir_func i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @format, i32 %n, double %x, ptr addrspace(4) %s)
  ret void
}

; Vectors, and an answer that is used.
define spir_kernel void @vector(<2 x i32> %v, ptr addrspace(1) %out) {
  %r = call spir_func i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @rows, <2 x i32> %v)
  store i32 %r, ptr addrspace(1) %out
  ret void
}

; A format that is no literal is for selection to refuse.
define spir_kernel void @unknown(ptr addrspace(4) %format) {
  %r = call spir_func i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) %format)
  ret void
}
