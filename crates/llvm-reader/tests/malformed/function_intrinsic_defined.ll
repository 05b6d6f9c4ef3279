define i32 @llvm.umin.i32(i32 %a, i32 %b) {
  ret i32 %a
}
