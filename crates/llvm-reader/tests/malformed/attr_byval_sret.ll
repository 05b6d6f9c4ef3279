declare void @f(ptr byval(i32) sret(i32))
