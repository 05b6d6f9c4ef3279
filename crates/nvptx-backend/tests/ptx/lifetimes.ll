; cpu: sm_90
; Local variables that are never alive together share a place in the frame.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @use(ptr)

; The first and the second may share; the third overlaps both; the fourth has no markers.
define void @one_after_the_other() {
  %a = alloca [4 x i32]
  %b = alloca [8 x i32]
  %c = alloca [2 x i32]
  %d = alloca [3 x i32]
  call void @llvm.lifetime.start.p0(ptr %c)
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  call void @use(ptr %c)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @use(ptr %b)
  call void @use(ptr %d)
  call void @llvm.lifetime.end.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %c)
  ret void
}

; Alive over the way back of a loop: apart.
define void @around_a_loop(i32 %n) {
entry:
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(ptr %a)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  call void @use(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @use(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
