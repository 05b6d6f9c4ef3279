; passes: simplifycfg
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; A diamond that only chooses between values, an empty block, an unreachable block.
define i32 @diamond(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %then, label %else
then:
  br label %join
else:
  br label %join
join:
  %r = phi i32 [ %a, %then ], [ %b, %else ]
  br label %tail
tail:
  %s = add i32 %r, 1
  ret i32 %s
never:
  br label %tail2
tail2:
  ret i32 0
}

define i32 @constant(i32 %x) {
  br i1 true, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 0
}

define i32 @cases(i32 %x) {
  switch i32 %x, label %other [
    i32 1, label %same
    i32 2, label %same
    i32 3, label %other
  ]
same:
  ret i32 10
other:
  ret i32 20
}

; A barrier is not executed under another condition than before.
define void @convergent(i1 %c) {
  br i1 %c, label %then, label %else
then:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %join
else:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %join
join:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
