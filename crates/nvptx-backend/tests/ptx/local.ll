; cpu: sm_90
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Local memory: arrays, a dynamic size, lifetimes, addresses that escape.
define i32 @array(i32 %i, i32 %v) {
  %a = alloca [8 x i32], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 32, i1 false)
  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  store i32 %v, ptr %p, align 4
  %q = getelementptr i8, ptr %a, i64 8
  %r = load i32, ptr %q, align 4
  ret i32 %r
}

define i32 @dynamic(i32 %n) {
  %a = alloca i32, i32 %n, align 4
  call void @fill(ptr %a, i32 %n)
  %r = load i32, ptr %a, align 4
  ret i32 %r
}

declare void @fill(ptr, i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
