; passes: drop-unnecessary-assumes,adce
; The assumption goes, and the comparison that only it needed; lifetime markers stay.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.assume(i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define i32 @f(i32 %n, ptr %p) {
  %v = alloca i32
  call void @llvm.lifetime.start.p0(ptr %v)
  %positive = icmp sgt i32 %n, 0
  call void @llvm.assume(i1 %positive)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  store volatile i32 %n, ptr %v
  %x = load volatile i32, ptr %v
  call void @llvm.lifetime.end.p0(ptr %v)
  ret i32 %x
}
