; passes: small-alloca-to-select
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @pick(i32 %i, i32 %a, i32 %b, i32 %c) {
  %t = alloca [3 x i32], align 4
  store i32 %a, ptr %t, align 4
  %t1 = getelementptr inbounds i32, ptr %t, i32 1
  store i32 %b, ptr %t1, align 4
  %t2 = getelementptr inbounds i32, ptr %t, i32 2
  store i32 %c, ptr %t2, align 4
  %p = getelementptr inbounds [3 x i32], ptr %t, i32 0, i32 %i
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; Too long to be selects.
define i32 @long(i32 %i) {
  %t = alloca [16 x i32], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %t, i8 0, i64 64, i1 false)
  %p = getelementptr inbounds [16 x i32], ptr %t, i32 0, i32 %i
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
