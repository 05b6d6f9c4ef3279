; cpu: sm_90
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Loops with predicates across them, switches as tables and as trees, traps.
define i32 @loop(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i2, %head ]
  %last = phi i1 [ false, %entry ], [ %odd, %head ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %q, align 4
  %b = and i32 %v, 1
  %odd = icmp ne i32 %b, 0
  %i2 = add i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %head, label %exit, !llvm.loop !0
exit:
  %r = zext i1 %last to i32
  ret i32 %r
}

define i32 @dense(i32 %x) {
  switch i32 %x, label %other [
    i32 10, label %a
    i32 11, label %b
    i32 12, label %c
    i32 13, label %a
    i32 14, label %d
    i32 15, label %b
  ]
a:
  ret i32 5
b:
  ret i32 -7
c:
  %y = mul i32 %x, %x
  ret i32 %y
d:
  call void @llvm.trap()
  unreachable
other:
  ret i32 0
}

define i32 @sparse(i64 %x) {
  switch i64 %x, label %other [
    i64 1, label %a
    i64 1000, label %b
    i64 1000000, label %c
    i64 1000000000000, label %d
  ]
a:
  ret i32 1
b:
  ret i32 2
c:
  ret i32 3
d:
  ret i32 4
other:
  ret i32 0
}

declare void @llvm.trap()

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
