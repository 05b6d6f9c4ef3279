; passes: optimise
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; A matrix product at -O0, with its helper.
define internal float @at(ptr %m, i32 %row, i32 %col, i32 %n) noinline optnone {
  %m.addr = alloca ptr, align 8
  %row.addr = alloca i32, align 4
  %col.addr = alloca i32, align 4
  %n.addr = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
  store i32 %row, ptr %row.addr, align 4
  store i32 %col, ptr %col.addr, align 4
  store i32 %n, ptr %n.addr, align 4
  %p = load ptr, ptr %m.addr, align 8
  %r = load i32, ptr %row.addr, align 4
  %w = load i32, ptr %n.addr, align 4
  %b = mul nsw i32 %r, %w
  %c = load i32, ptr %col.addr, align 4
  %i = add nsw i32 %b, %c
  %e = sext i32 %i to i64
  %q = getelementptr inbounds float, ptr %p, i64 %e
  %v = load float, ptr %q, align 4
  ret float %v
}

define float @dot(ptr %a, ptr %b, i32 %row, i32 %col, i32 %n) {
entry:
  %sum = alloca float, align 4
  %k = alloca i32, align 4
  store float 0.0, ptr %sum, align 4
  store i32 0, ptr %k, align 4
  br label %head
head:
  %k1 = load i32, ptr %k, align 4
  %more = icmp slt i32 %k1, %n
  br i1 %more, label %body, label %exit
body:
  %k2 = load i32, ptr %k, align 4
  %x = call float @at(ptr %a, i32 %row, i32 %k2, i32 %n)
  %k3 = load i32, ptr %k, align 4
  %y = call float @at(ptr %b, i32 %k3, i32 %col, i32 %n)
  %s = load float, ptr %sum, align 4
  %s2 = call float @llvm.fmuladd.f32(float %x, float %y, float %s)
  store float %s2, ptr %sum, align 4
  %k4 = load i32, ptr %k, align 4
  %k5 = add nsw i32 %k4, 1
  store i32 %k5, ptr %k, align 4
  br label %head
exit:
  %r = load float, ptr %sum, align 4
  ret float %r
}

declare float @llvm.fmuladd.f32(float, float, float)
