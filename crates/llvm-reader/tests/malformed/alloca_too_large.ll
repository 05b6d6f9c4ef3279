define void @f() {
  %a = alloca { [2305843009213693951 x i8], i32 }
  ret void
}
