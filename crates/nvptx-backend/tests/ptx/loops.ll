; cpu: sm_90
; Loops: values that go round stay in one register; which loops carry 'nounroll'; bytes of a word.
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [256 x i32] undef

; Both values of the recurrence are live at once: one copy is needed, no more.
define ptx_kernel void @fibonacci(ptr %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %a = phi i32 [ 0, %entry ], [ %b, %loop ]
  %b = phi i32 [ 1, %entry ], [ %sum, %loop ]
  %sum = add i32 %a, %b
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  store i32 %sum, ptr %out
  ret void
}

; A value that is kept on one way and replaced on the other, with the branch on the same condition
; twice: no copies.
define ptx_kernel void @kept(ptr %out, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %v = phi i32 [ 1, %entry ], [ %w, %latch ]
  %c = icmp slt i32 %i, %m
  br i1 %c, label %replace, label %latch
replace:
  %x = xor i32 %v, %i
  store volatile i32 %x, ptr %out
  br label %latch
latch:
  %w = phi i32 [ %v, %loop ], [ %x, %replace ]
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  store i32 %w, ptr %out
  ret void
}

; A count of one is no unrolling.
define ptx_kernel void @count_one(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store volatile i32 %i, ptr %p
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  ret void
}

; Steps of four up to a multiple of four: unrolled before.
define ptx_kernel void @unrolled(ptr %p, i32 %n) {
entry:
  %limit = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store volatile i32 %i, ptr %p
  %i.next = add i32 %i, 4
  %end = icmp eq i32 %i.next, %limit
  br i1 %end, label %done, label %loop
done:
  ret void
}

; A loop that may be unrolled.
define ptx_kernel void @plain(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  store volatile i32 %i, ptr %p
  %i.next = add i32 %i, 4
  %end = icmp eq i32 %i.next, %n
  br i1 %end, label %done, label %loop
done:
  ret void
}

; Bytes of a register and of the halves of a wider one.
define ptx_kernel void @bytes(ptr %out, i32 %x, i64 %y) {
  %x8 = lshr i32 %x, 8
  %xb = and i32 %x8, 255
  %xi = zext i32 %xb to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %xi
  %v = load i32, ptr addrspace(3) %p
  %y40 = lshr i64 %y, 40
  %yi = and i64 %y40, 255
  %q = getelementptr i32, ptr addrspace(3) @table, i64 %yi
  %w = load i32, ptr addrspace(3) %q
  %sum = add i32 %v, %w
  store i32 %sum, ptr %out
  ret void
}

; Tests of a switch that lead to different places.
define ptx_kernel void @choose(ptr %out, i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 7, label %seven
    i32 90, label %ninety
  ]
seven:
  br label %done
ninety:
  br label %done
other:
  br label %done
done:
  %v = phi i32 [ 1, %seven ], [ %x, %ninety ], [ 3, %other ]
  store i32 %v, ptr %out
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 1}
