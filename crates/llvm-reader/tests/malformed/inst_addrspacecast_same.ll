define void @f(i32 %a, i32 %b, ptr %p, float %x) {
entry:
  %y = addrspacecast ptr %p to ptr
  ret void
}
