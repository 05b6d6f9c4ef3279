define void @f(i32 %a, i32 %b, ptr %p, float %x) {
    #dbg_value(!DIArgList(i32 %nope), !0, !0, !0)
  ret void
}
!0 = !{}
