; passes: mem2reg
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; A loop counter and a sum at -O0: two block parameters, none for what is never merged.
define i32 @sum(i32 %n) {
entry:
  %i = alloca i32, align 4
  %s = alloca i32, align 4
  %dead = alloca i32, align 4
  store i32 0, ptr %i, align 4
  store i32 0, ptr %s, align 4
  store i32 9, ptr %dead, align 4
  br label %head
head:
  %iv = load i32, ptr %i, align 4
  %more = icmp slt i32 %iv, %n
  br i1 %more, label %body, label %exit
body:
  %sv = load i32, ptr %s, align 4
  %s2 = add i32 %sv, %iv
  store i32 %s2, ptr %s, align 4
  %i2 = add i32 %iv, 1
  store i32 %i2, ptr %i, align 4
  br label %head
exit:
  %r = load i32, ptr %s, align 4
  ret i32 %r
}

; Read before it was written: undefined on that way.
define i32 @maybe(i1 %c, i32 %x) {
  %a = alloca i32, align 4
  br i1 %c, label %set, label %use
set:
  store i32 %x, ptr %a, align 4
  br label %use
use:
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

declare i32 @read(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32)

; An image has no size, and must be no variable when its accesses are selected.
define i32 @image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %n) {
  %a = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr %a, align 8
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %here = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %a, align 8
  %next = call i32 @read(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %here, i32 %i)
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %next
}
