; passes: sroa
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.P = type { float, i32, [2 x i16] }

; Fields of a local structure, written one by one and copied as a whole.
define float @fields(ptr %out, float %x, i32 %n) {
  %a = alloca %struct.P, align 4
  %b = alloca %struct.P, align 4
  store float %x, ptr %a, align 4
  %a1 = getelementptr inbounds %struct.P, ptr %a, i32 0, i32 1
  store i32 %n, ptr %a1, align 4
  %a2 = getelementptr inbounds i8, ptr %a, i64 8
  store i32 65537, ptr %a2, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 12, i1 false)
  %b21 = getelementptr inbounds %struct.P, ptr %b, i32 0, i32 2, i32 1
  %h = load i16, ptr %b21, align 2
  store i16 %h, ptr %out, align 2
  %r = load float, ptr %b, align 4
  ret float %r
}

; One value through two types.
define i32 @pun(float %x) {
  %a = alloca float, align 4
  store float %x, ptr %a, align 4
  %i = load i32, ptr %a, align 4
  ret i32 %i
}

; A variable index keeps the array, but not what lies beside it.
define i32 @mixed(i32 %i, i32 %v) {
  %a = alloca { i32, [8 x i32] }, align 4
  store i32 %v, ptr %a, align 4
  %arr = getelementptr inbounds i8, ptr %a, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %arr, i8 0, i64 32, i1 false)
  %p = getelementptr inbounds [8 x i32], ptr %arr, i32 0, i32 %i
  store i32 1, ptr %p, align 4
  %q = getelementptr inbounds i8, ptr %a, i64 8
  %x = load i32, ptr %q, align 4
  %y = load i32, ptr %a, align 4
  %z = add i32 %x, %y
  ret i32 %z
}

; Volatile and escaping variables stay.
define i32 @stay() {
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store volatile i32 1, ptr %a, align 4
  call void @sink(ptr %b)
  %x = load volatile i32, ptr %a, align 4
  %y = load i32, ptr %b, align 4
  %z = add i32 %x, %y
  ret i32 %z
}

declare void @sink(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
