; passes: indvars
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The offsets of a tile's elements are one counter and constants. No addition may promise more than all did.
define void @tile(ptr addrspace(1) %p, i32 %base, i32 %n) {
entry:
  %s1 = or disjoint i32 %base, 4
  %s2 = add i32 %base, 12
  br label %loop
loop:
  %o1 = phi i32 [ %s1, %entry ], [ %n1, %loop ]
  %o0 = phi i32 [ %base, %entry ], [ %n0, %loop ]
  %o2 = phi i32 [ %s2, %entry ], [ %n2, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a0 = getelementptr i32, ptr addrspace(1) %p, i32 %o0
  store i32 0, ptr addrspace(1) %a0, align 4
  %a1 = getelementptr i32, ptr addrspace(1) %p, i32 %o1
  store i32 1, ptr addrspace(1) %a1, align 4
  %a2 = getelementptr i32, ptr addrspace(1) %p, i32 %o2
  store i32 2, ptr addrspace(1) %a2, align 4
  %n0 = add nsw i32 %o0, 256
  %n1 = add i32 %o1, 256
  %n2 = add nsw i32 %o2, 256
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; All promise not to wrap, and the one that is kept starts lowest: its promise holds for the others.
define void @exact(ptr addrspace(1) %p, i32 %base, i32 %n) {
entry:
  %s1 = add nuw nsw i32 %base, 8
  %s2 = or disjoint i32 %base, 4
  br label %loop
loop:
  %o1 = phi i32 [ %s1, %entry ], [ %n1, %loop ]
  %o2 = phi i32 [ %s2, %entry ], [ %n2, %loop ]
  %a1 = getelementptr i32, ptr addrspace(1) %p, i32 %o1
  store i32 1, ptr addrspace(1) %a1, align 4
  %a2 = getelementptr i32, ptr addrspace(1) %p, i32 %o2
  store i32 2, ptr addrspace(1) %a2, align 4
  %n1 = add nuw nsw i32 %o1, 16
  %n2 = add nuw nsw i32 %o2, 16
  %more = icmp slt i32 %n2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Going down, the one that starts lowest may wrap while the others do not.
define void @down(ptr addrspace(1) %p, i32 %base) {
entry:
  %s1 = add nsw i32 %base, 8
  br label %loop
loop:
  %o0 = phi i32 [ %base, %entry ], [ %n0, %loop ]
  %o1 = phi i32 [ %s1, %entry ], [ %n1, %loop ]
  %a0 = getelementptr i32, ptr addrspace(1) %p, i32 %o0
  store i32 1, ptr addrspace(1) %a0, align 4
  %a1 = getelementptr i32, ptr addrspace(1) %p, i32 %o1
  store i32 2, ptr addrspace(1) %a1, align 4
  %n0 = add nsw i32 %o0, -1
  %n1 = add nsw i32 %o1, -1
  %more = icmp sgt i32 %n1, 0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Pointers with a step that the loop does not change.
define void @pointers(ptr addrspace(1) %p, i64 %stride, i32 %n) {
entry:
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 64
  br label %loop
loop:
  %a = phi ptr addrspace(1) [ %p, %entry ], [ %a1, %loop ]
  %b = phi ptr addrspace(1) [ %q, %entry ], [ %b1, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i32 [ 5, %entry ], [ %following, %loop ]
  store i32 %i, ptr addrspace(1) %a, align 4
  store i32 %j, ptr addrspace(1) %b, align 4
  %a1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %stride
  %b1 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %stride
  %next = add i32 %i, 1
  %following = add i32 %j, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Two ways in: the distance is the same from both, or the counters stay.
define i32 @entries(i1 %c, i32 %x, i32 %y, i32 %n) {
entry:
  br i1 %c, label %one, label %two
one:
  %x1 = add i32 %x, 3
  %x2 = add i32 %x, 5
  br label %loop
two:
  %y1 = add i32 %y, 3
  %y2 = add i32 %y, 6
  br label %loop
loop:
  %a = phi i32 [ %x, %one ], [ %y, %two ], [ %a1, %loop ]
  %b = phi i32 [ %x1, %one ], [ %y1, %two ], [ %b1, %loop ]
  %d = phi i32 [ %x2, %one ], [ %y2, %two ], [ %d1, %loop ]
  %a1 = add i32 %a, 2
  %b1 = add i32 %b, 2
  %d1 = add i32 %d, 2
  %s = add i32 %a1, %b1
  %t = add i32 %s, %d1
  %more = icmp ult i32 %t, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %t
}

; Steps that differ, and a step that the loop computes.
define i32 @others(i32 %n) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 0, %entry ], [ %a1, %loop ]
  %b = phi i32 [ 0, %entry ], [ %b1, %loop ]
  %d = phi i32 [ 0, %entry ], [ %d1, %loop ]
  %e = phi i32 [ 1, %entry ], [ %e1, %loop ]
  %by = xor i32 %a, 7
  %a1 = add i32 %a, 1
  %b1 = add i32 %b, 2
  %d1 = add i32 %d, %by
  %e1 = add i32 %e, %by
  %more = icmp ult i32 %b1, %n
  br i1 %more, label %loop, label %exit
exit:
  %s = xor i32 %d1, %e1
  ret i32 %s
}
