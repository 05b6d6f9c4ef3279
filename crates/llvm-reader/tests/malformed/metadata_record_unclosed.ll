define void @f(i32 %a, i32 %b, ptr %p, float %x) {
    #dbg_value(ptr %p, !0
  ret void
}
!0 = !{}
