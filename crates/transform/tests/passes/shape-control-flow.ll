; passes: shape-control-flow
; A switch, two returns, a loop with two ways back.

define i32 @switch(i32 %x, i32 %y) {
entry:
  switch i32 %x, label %other [
    i32 1, label %one
    i32 2, label %one
    i32 3, label %one
    i32 9, label %nine
  ]
one:
  ret i32 %y
nine:
  %n = mul i32 %y, 9
  ret i32 %n
other:
  unreachable
}

define i32 @two_latches(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %a, %left ], [ %b, %right ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %odd = trunc i32 %i to i1
  br i1 %odd, label %left, label %right
left:
  %a = add i32 %i, 1
  br label %head
right:
  %b = add i32 %i, 3
  br label %head
exit:
  ret i32 %i
}

define i32 @irreducible(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  %p = phi i32 [ %x, %entry ], [ %q1, %b ]
  %p1 = add i32 %p, 1
  %d = icmp ugt i32 %p1, 100
  br i1 %d, label %exit, label %b
b:
  %q = phi i32 [ 7, %entry ], [ %p1, %a ]
  %q1 = mul i32 %q, 3
  br label %a
exit:
  ret i32 %p1
}

; A cycle with two entries, %left and %right, and a loop inside it, to whose header nothing but its own latch comes from
; out of the cycle: %shared still dominates all behind it.
define i32 @loop_in_a_cycle_with_two_entries(i1 %start, i32 %n, i32 %m) {
entry:
  br i1 %start, label %left, label %right
left:
  br label %meet
right:
  br label %meet
meet:
  %shared = phi i32 [ %n, %left ], [ %m, %right ]
  %double = shl i32 %shared, 1
  br label %header
header:
  %i = phi i32 [ 0, %meet ], [ %i.next, %latch ]
  %done = icmp uge i32 %i, %double
  br i1 %done, label %choose, label %latch
latch:
  %i.next = add i32 %i, %shared
  br label %header
choose:
  switch i32 %i, label %left [
    i32 5, label %right
    i32 9, label %exit
  ]
exit:
  ret i32 %double
}
