declare void @f(i32 sret(i32))
