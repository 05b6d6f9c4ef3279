declare void @f(i32, i32, ptr sret(i32))
