; passes: early-cse
; What is assumed is known afterwards and not before; the assumption itself stays.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.assume(i1)

define i32 @known_after(i32 %n, ptr %p) {
  %before = icmp sgt i32 %n, 0
  store i1 %before, ptr %p
  call void @llvm.assume(i1 %before)
  %after = icmp sgt i32 %n, 0
  %r = select i1 %after, i32 1, i32 2
  ret i32 %r
}

define i64 @aligned(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %i = ptrtoint ptr %p to i64
  %low = and i64 %i, 15
  ret i64 %low
}

; Memory behind a kernel's read-only noalias parameter never changes.
define ptx_kernel void @unchanging(ptr noalias readonly %in, ptr %out) {
  %a = load i32, ptr %in
  store i32 %a, ptr %out
  %b = load i32, ptr %in
  %q = getelementptr i32, ptr %out, i64 1
  store i32 %b, ptr %q
  ret void
}

define i32 @absolute_difference(i32 %a, i32 %b) {
  %c = icmp ugt i32 %a, %b
  %x = sub i32 %a, %b
  %y = sub i32 %b, %a
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i32 @not_the_absolute_difference(i32 %a, i32 %b) {
  %c = icmp ult i32 %a, %b
  %x = sub i32 %a, %b
  %y = sub i32 %b, %a
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
