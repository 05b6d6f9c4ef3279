define void @f(i32 %a, i1 %v) {
entry:
  %y = call i32 @llvm.ctlz.i32(i32 %a, i1 %v)
  ret void
}
