!0 = !{metadata !1}
!1 = !{}
